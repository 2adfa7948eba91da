/** Order of the blog list. */
export type SortOrder = 'newest' | 'oldest';

/** The options of the dropdown. */
export const sortOptions: readonly { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
];

/** @param search the query of a URL, such as "?sort=oldest" @returns the order it names; newest for anything else */
export function sortFromSearch(search: string): SortOrder {
  return new URLSearchParams(search).get('sort') === 'oldest' ? 'oldest' : 'newest';
}

/** @returns the query with that order and its other parameters; the default order is left out */
export function searchWithSort(search: string, order: SortOrder): string {
  const query = new URLSearchParams(search);
  if (order === 'newest') query.delete('sort');
  else query.set('sort', order);
  const text = query.toString();
  return text ? `?${text}` : '';
}
