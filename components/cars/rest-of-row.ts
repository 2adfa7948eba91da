/**
 * The style of a cell after `cardCount` cards. With `col-span-(--rest-of-3)`, it fills the row of
 * three.
 */
export function restOfRow(cardCount: number): React.CSSProperties {
  const rest = (columns: number) => columns - (cardCount % columns);
  return {
    '--rest-of-2': rest(2),
    '--rest-of-3': rest(3),
    '--rest-of-4': rest(4),
  } as React.CSSProperties;
}
