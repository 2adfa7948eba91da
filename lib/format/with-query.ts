/**
 * @param query kept in its order, empty values too
 * @param hash "#get-quote"
 * @returns "/apply?make=Kia"; without parameters the path alone
 */
export function withQuery(
  path: string,
  query: URLSearchParams | Record<string, string>,
  hash = '',
): string {
  const text = String(new URLSearchParams(query));
  return path + (text && `?${text}`) + hash;
}
