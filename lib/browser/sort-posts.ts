type Order = 'newest' | 'oldest';

/** The query parameter that keeps the order. */
const SORT = 'sort';

/**
 * Sorts the list of guides, which is newest first. It moves the elements, so that the order of
 * reading and of Tab follows.
 */
export function sortPosts(doc: Document, win: Window): void {
  const select = doc.querySelector<HTMLSelectElement>('select[data-sorts]');
  const list = select && doc.getElementById(select.dataset.sorts ?? '');
  if (!select || !list) return;

  const newestFirst = [...list.children];
  const apply = (order: Order) => {
    list.append(...(order === 'oldest' ? [...newestFirst].reverse() : newestFirst));
  };

  const query = new URLSearchParams(win.location.search);
  const initial: Order = query.get(SORT) === 'oldest' ? 'oldest' : 'newest';
  select.value = initial;
  select.disabled = false;
  if (initial === 'oldest') apply(initial);

  select.addEventListener('change', () => {
    const order = select.value as Order;
    apply(order);
    rememberOrder(order, win);
  });
}

function rememberOrder(order: Order, { history, location }: Window): void {
  const url = new URL(location.href);
  if (order === 'oldest') url.searchParams.set(SORT, order);
  else url.searchParams.delete(SORT);
  history.replaceState(null, '', url);
}
