/**
 * Safari drops the semantics of a table whose rows are laid out as blocks, so every part of one
 * names its role.
 */
export const tableRole = (name: string) => ({ role: name });
