/**
 * In milliseconds. No visitor should wait more than six seconds for the database. Reading the whole
 * inventory can take two requests in a row, so it has its own deadline.
 */
export const deadlines = {
  /** One request, including its body. */
  request: 4_500,
  /** All requests for the inventory. Rows that arrive later are cached for the next visit. */
  inventory: 5_500,
  /** The first HTML. Vehicles that arrive later are shown by a script. */
  firstHtml: 1_500,
} as const;
