/** Id of the JSON block from which the site script boots Next's client. */
export const BOOTSTRAP_DATA_ID = 'bootstrap-data';

/** What Next's client needs to hydrate a page. */
export type BootstrapData = {
  /** URLs of its scripts, in the page's order. */
  scripts: string[];
  /** What to push to `TURBOPACK` to run the page's modules; `null` where one of the scripts does so itself. */
  entry: unknown;
  /** URL of a JSON file with the rows of `self.__next_f`. */
  payload: string;
};
