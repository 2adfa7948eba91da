/**
 * Permanent redirects (308) from old URLs. `from` is a lowercase path; `to` is a page of this site or a full https URL.
 *
 *   { from: '/specials', to: '/inventory' },
 */
export const redirects: { from: string; to: string }[] = [];
