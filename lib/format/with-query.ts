/**
 * @param query its parameters in order; none of them is left out
 * @param hash "#get-quote"
 * @returns the path with them: "/apply?make=Kia"; without a "?" where there are none
 */
export function withQuery(
  path: string,
  query: URLSearchParams | Record<string, string>,
  hash = '',
): string {
  const text = String(new URLSearchParams(query));
  return path + (text && `?${text}`) + hash;
}
