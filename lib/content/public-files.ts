/**
 * Whether public/ has a file, such as "/logo.svg". Only the content check looks for it
 * (check/check-content.ts): a deployed server has no public/, and its build was checked.
 */
export const publicFiles = { mayHave: (_file: string): boolean => true };
