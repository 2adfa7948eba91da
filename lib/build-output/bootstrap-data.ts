/** Id of the block of data from which the site script starts the framework. */
export const BOOTSTRAP_DATA_ID = 'framework';

/** What the framework needs to come alive on a page. */
export type Framework = {
  /** Addresses of its scripts, in the page's order. */
  scripts: string[];
  /** Turbopack's entry: what to run once the scripts are there. */
  entry: unknown;
  /** Address of a file with the rows of `self.__next_f`, as JSON. */
  payload: string;
};
