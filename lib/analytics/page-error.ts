/**
 * The event with which the error page tells the site script that it is shown. A file of its own,
 * because every page with Next's client loads what the error page imports.
 */
export const PAGE_BROKE = 'page-broke';
