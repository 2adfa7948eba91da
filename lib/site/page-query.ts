/** A query as Next passes it to a page; a parameter that is repeated has several values. */
export type QueryRecord = Record<string, string | string[] | undefined>;

/** @returns the same query as the browser has it */
export function queryFromRecord(record: QueryRecord): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(record)) {
    for (const text of [value ?? []].flat()) query.append(name, text);
  }
  return query;
}
