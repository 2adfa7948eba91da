/** Order of the blog list (spec section 4): newest by default. */
export type SortOrder = 'newest' | 'oldest';

/** The dropdown's choices in the words of spec section 2. */
export const sortOptions: readonly { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
];

/** @param search of an address: "?sort=oldest" @returns the order it asks for; anything unknown is newest */
export function sortFromSearch(search: string): SortOrder {
  return new URLSearchParams(search).get('sort') === 'oldest' ? 'oldest' : 'newest';
}

/** @returns the search with that order in it, other parameters kept; the default is left out */
export function searchWithSort(search: string, order: SortOrder): string {
  const query = new URLSearchParams(search);
  if (order === 'newest') query.delete('sort');
  else query.set('sort', order);
  const text = query.toString();
  return text ? `?${text}` : '';
}
