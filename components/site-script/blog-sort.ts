import { searchWithSort, sortFromSearch } from '@/lib/articles/sort';

/**
 * The sort dropdown of the blog list (spec sections 2 and 4). The posts stand in the HTML newest first; this turns
 * them round in the document itself, so that reading and tabbing follow the eye. The address keeps the choice,
 * without a history entry.
 */
export function sortPosts(page: Document, place: Window): void {
  const select = page.querySelector<HTMLSelectElement>('select[data-sorts]');
  const list = page.getElementById(select?.dataset.sorts ?? '');
  if (!select || !list) return;
  const newestFirst = [...list.children];
  const show = () => {
    list.append(...(select.value === 'oldest' ? [...newestFirst].reverse() : newestFirst));
  };
  select.value = sortFromSearch(place.location.search);
  if (select.value === 'oldest') show();
  select.disabled = false;
  select.addEventListener('change', () => {
    show();
    const { pathname, search, hash } = place.location;
    const order = select.value === 'oldest' ? 'oldest' : 'newest';
    place.history.replaceState(null, '', `${pathname}${searchWithSort(search, order)}${hash}`);
  });
}
