import type { ReactNode } from 'react';

/**
 * A label and its amount, as a row of a `<dl>` or as the summary of `<details>`. A strong one is a total, below a rule. Its
 * styles come from the class `amounts` of an element around them (app/globals.css).
 */
export function AmountLine({
  label,
  value,
  strong = false,
  as: Row = 'div',
}: {
  label: ReactNode;
  value: string;
  strong?: boolean;
  as?: 'div' | 'summary';
}) {
  const [Label, Value] = Row === 'div' ? (['dt', 'dd'] as const) : (['span', 'span'] as const);
  return (
    <Row className={strong ? 'total' : undefined}>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Row>
  );
}
