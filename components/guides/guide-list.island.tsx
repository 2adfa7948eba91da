'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { SelectField } from '@/components/ui/fields';

const orders = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
];

/**
 * A list with a dropdown that sorts it by date.
 *
 * @param props `items`: `<li>` elements, newest first; `header`: stands left of the dropdown;
 *   `links`: the last cell of the list
 */
export function GuideList(props: {
  items: readonly ReactNode[];
  header: ReactNode;
  links: ReactNode;
}) {
  const { items, header, links } = props;
  const { order, sort } = useOrder();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
        {header}
        <SelectField
          autoComplete="off"
          className="w-full noscript:hidden sm:w-60"
          disabled={order === null}
          id="sort"
          label="Sort by"
          name="sort"
          onChange={sort}
          options={orders}
          value={order === 'oldest' ? order : 'newest'}
        />
      </div>
      <ol className="xl:grid xl:grid-cols-2 xl:gap-x-16">
        {order === 'oldest' ? items.toReversed() : items}
        <li className={lastItemLook}>{links}</li>
      </ol>
    </>
  );
}

/** The order is in the URL; it's `null` until that has been read. */
function useOrder() {
  const [order, setOrder] = useState<string | null>(null);

  useEffect(() => {
    setOrder(new URLSearchParams(window.location.search).get('sort') ?? 'newest');
  }, []);

  const sort = (chosen: string) => {
    setOrder(chosen);
    const url = new URL(window.location.href);
    if (chosen === 'oldest') url.searchParams.set('sort', chosen);
    else url.searchParams.delete('sort');
    window.history.replaceState(null, '', url);
  };
  return { order, sort };
}

const lastItemLook = [
  'overflow-hidden rounded-lg border border-line bg-white',
  'xl:col-span-2 xl:grid xl:grid-cols-2 xl:items-center',
].join(' ');
