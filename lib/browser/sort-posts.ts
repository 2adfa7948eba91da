/**
 * Sorts the list of guides, which is newest first. It moves the elements, so that the order of
 * reading and of Tab follows.
 */
export function sortPosts(doc: Document, win: Window): void {
  const select = doc.querySelector<HTMLSelectElement>('select[data-sorts]');
  const list = doc.getElementById(select?.dataset.sorts ?? '');
  if (!select || !list) return;
  const newestFirst = [...list.children];
  const reorder = () => {
    list.append(...(select.value === 'oldest' ? [...newestFirst].reverse() : newestFirst));
  };
  select.value =
    new URLSearchParams(win.location.search).get('sort') === 'oldest' ? 'oldest' : 'newest';
  if (select.value === 'oldest') reorder();
  select.disabled = false;
  select.addEventListener('change', () => {
    reorder();
    const url = new URL(win.location.href);
    if (select.value === 'oldest') url.searchParams.set('sort', 'oldest');
    else url.searchParams.delete('sort');
    win.history.replaceState(null, '', url);
  });
}
