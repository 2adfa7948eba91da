/**
 * @param query keeps its order and its empty values
 * @param hash "#get-quote"
 * @returns "/apply?make=Kia", or only the path if there are no parameters
 */
export function withQuery(
  path: string,
  query: URLSearchParams | Record<string, string>,
  hash = '',
): string {
  const text = String(new URLSearchParams(query));
  return path + (text && `?${text}`) + hash;
}
