import { Fragment } from 'react';

/** Renders a list whose items never move and have no state, so that the index works as the key. */
export function mapByIndex<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => React.ReactNode,
): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells the items apart
  return items.map((item, index) => <Fragment key={index}>{draw(item, index)}</Fragment>);
}
