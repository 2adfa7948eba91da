/**
 * In milliseconds. No visitor waits longer than six seconds for the database: two requests in a row
 * may be needed for the whole inventory, so that it has a deadline of its own.
 */
export const deadlines = {
  /** One request and its body. */
  request: 4_500,
  /** All rows of the inventory. What arrives later is cached for the next visit. */
  inventory: 5_500,
  /** The first HTML. After it, only a script can replace the loading state by the vehicles. */
  firstHtml: 1_500,
} as const;
