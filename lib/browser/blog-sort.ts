import { searchWithSort, sortFromSearch } from '@/lib/guides/sort';

/**
 * The sort dropdown of the blog (docs/product.md#blog). The HTML lists the posts newest first. Sorting moves the elements
 * themselves, so that reading order and tab order match what is displayed, and stores the choice in the URL without
 * adding a history entry.
 */
export function sortPosts(doc: Document, win: Window): void {
  const select = doc.querySelector<HTMLSelectElement>('select[data-sorts]');
  const list = doc.getElementById(select?.dataset.sorts ?? '');
  if (!select || !list) return;
  const newestFirst = [...list.children];
  const reorder = () => {
    list.append(...(select.value === 'oldest' ? [...newestFirst].reverse() : newestFirst));
  };
  select.value = sortFromSearch(win.location.search);
  if (select.value === 'oldest') reorder();
  select.disabled = false;
  select.addEventListener('change', () => {
    reorder();
    const { pathname, search, hash } = win.location;
    const order = select.value === 'oldest' ? 'oldest' : 'newest';
    win.history.replaceState(null, '', `${pathname}${searchWithSort(search, order)}${hash}`);
  });
}
