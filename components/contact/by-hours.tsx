type Props = {
  /** What a visitor sees while somebody answers, and without scripts. */
  open: React.ReactNode;
  /** What a visitor sees while nobody does. */
  closed: React.ReactNode;
  as?: 'div' | 'span';
};

/**
 * One of two, by the hour. Both take the same place, which is as large as the larger, so that
 * nothing moves when the site script knows the time. The hidden one is hidden from keyboards and
 * screen readers, too: what is read and reached is in the order that is seen.
 */
export function ByHours({ open, closed, as: Tag = 'div' }: Props) {
  return (
    <Tag className="grid *:[grid-area:1/1]">
      <Tag className="closed:invisible">{open}</Tag>
      <Tag className="invisible closed:visible">{closed}</Tag>
    </Tag>
  );
}
