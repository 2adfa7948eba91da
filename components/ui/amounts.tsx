import type { ReactNode } from 'react';
import { money } from '@/lib/format/format';
import { each } from './each';

/**
 * A label and its amount, as a row of a `<dl>` or as the summary of `<details>`. A strong one is a total, below a rule. Its
 * styles come from the class `amounts` of an element around them (app/globals.css).
 */
export function AmountLine(props: {
  label: ReactNode;
  value: string;
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

/** An amount in cents, or a text. */
export type AmountOf = readonly [label: string, amount: number | string];
export const shownAmount = (amount: number | string) => (typeof amount === 'number' ? money(amount) : amount);

export function AmountList(props: { title?: string; lines: readonly AmountOf[]; total?: AmountOf }) {
  const { title, lines, total } = props;
  return (
    <div className="amounts mt-5">
      {title && <p className="mb-1 font-semibold text-muted text-sm">{title}</p>}
      <dl>
        {each(total ? [...lines, total] : lines, ([label, amount], at) => (
          <AmountLine label={label} strong={at === lines.length} value={shownAmount(amount)} />
        ))}
      </dl>
    </div>
  );
}
