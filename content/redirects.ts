/**
 * Old addresses and where they lead now, for pages that were renamed or given up. Answered with 308 (permanent).
 * `from` is a path in lower case; `to` is a page of this site or a full https address.
 *
 *   { from: '/specials', to: '/inventory' },
 */
export const redirects: { from: string; to: string }[] = [];
