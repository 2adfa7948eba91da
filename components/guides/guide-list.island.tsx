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
 *   `links`: stand below both
 */
export function GuideList(props: {
  items: readonly ReactNode[];
  header?: ReactNode;
  links?: ReactNode;
}) {
  const { items, header, links } = props;
  /** `null` until the URL has been read. */
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
  return (
    <>
      <div className="@container mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-4 sm:gap-y-3">
        {header}
        {links && <div className="w-full sm:order-last">{links}</div>}
        <SelectField
          autoComplete="off"
          className={`sm:max-w-60 noscript:hidden ${labelBeside}`}
          disabled={order === null}
          id="sort"
          label="Sort by"
          name="sort"
          onChange={sort}
          options={orders}
          value={order === 'oldest' ? order : 'newest'}
        />
      </div>
      <ol className="border-line border-b xl:grid xl:grid-cols-2 xl:gap-x-16">
        {order === 'oldest' ? items.toReversed() : items}
      </ol>
    </>
  );
}

/** On a phone, the label stands beside its field unless enlarged text leaves no room. */
const labelBeside = [
  'w-full @min-[18rem]:@max-[36rem]:grid-cols-label @min-[18rem]:@max-[36rem]:items-center',
  '@min-[18rem]:@max-[36rem]:gap-x-3 @min-[18rem]:@max-[36rem]:*:col-auto @min-[18rem]:@max-[36rem]:*:mt-0',
].join(' ');
