/** The event with which the error page tells the site script that it is shown. */
export const PAGE_BROKE = 'page-broke';
