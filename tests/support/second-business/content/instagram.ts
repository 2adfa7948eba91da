export const instagram = [];
