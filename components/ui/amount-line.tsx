import type { ReactNode } from 'react';

/**
 * A label and its amount, as a row of a `<dl>` or as the summary of `<details>`. A strong one is a total, below a rule. Its
 * styles come from the class `amounts` of an element around them (app/globals.css).
 */
export function AmountLine(props: {
  label: ReactNode;
  value: string;
  /** Whether the amount is a tool's example. */
  example?: boolean;
  strong?: boolean;
  as?: 'div' | 'summary';
}) {
  const { label, value, example, strong = false, as: Row = 'div' } = props;
  const [Label, Value] = Row === 'div' ? (['dt', 'dd'] as const) : (['span', 'span'] as const);
  return (
    <Row className={strong ? 'total' : undefined}>
      <Label>{example ? [label, ' ', <small key="example">example</small>] : label}</Label>
      <Value>{value}</Value>
    </Row>
  );
}
