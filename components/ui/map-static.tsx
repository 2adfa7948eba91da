import { Fragment } from 'react';

/** Draws every item of a list whose items keep their places and have no state. */
export function mapStatic<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => React.ReactNode,
): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells the items apart
  return items.map((item, index) => <Fragment key={index}>{draw(item, index)}</Fragment>);
}
