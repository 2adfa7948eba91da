'use client';

import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { Select } from '@/components/ui/select';
import { type SortOrder, searchWithSort, sortFromSearch, sortOptions } from '@/lib/articles/sort';

/**
 * The sort dropdown (spec sections 2 and 4). The posts come drawn from the server, newest first; this only turns
 * them round, in the document itself, so that reading and tabbing follow the eye. The address keeps the choice.
 */
export function BlogSort({ posts }: { posts: readonly { slug: string; item: ReactNode }[] }) {
  const [order, setOrder] = useState<SortOrder>('newest');
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setOrder(sortFromSearch(window.location.search));
    setReady(true);
  }, []);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next: SortOrder = event.target.value === 'oldest' ? 'oldest' : 'newest';
    setOrder(next);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${searchWithSort(search, next)}${hash}`);
  };

  return (
    <>
      <Select
        className="mb-8 w-full xs:max-w-60 noscript:hidden"
        disabled={!ready}
        id="sort"
        label="Sort by"
        onChange={choose}
        options={sortOptions}
        value={order}
      />
      <ol className="border-sand border-b">
        {(order === 'newest' ? posts : posts.toReversed()).map(({ slug, item }) => (
          <li key={slug}>{item}</li>
        ))}
      </ol>
    </>
  );
}
