import type { ReactNode } from 'react';

/** The row of a label and its amount, with dotted leaders. A strong row is a total, below a rule. */
export function AmountLine({
  label,
  value,
  strong = false,
  as: Row = 'div',
  className = '',
}: {
  label: ReactNode;
  value: string;
  strong?: boolean;
  /** `div` is a row of a `<dl>`. */
  as?: 'div' | 'summary';
  className?: string;
}) {
  const [Label, Value] = Row === 'div' ? (['dt', 'dd'] as const) : (['span', 'span'] as const);
  return (
    <Row
      className={`flex items-baseline-last gap-2 py-1 ${strong ? 'mt-1.5 border-ink border-t pt-2.5 font-semibold' : ''} ${className}`}
    >
      <Label
        className={`flex min-w-0 flex-1 items-baseline-last gap-2 ${
          strong
            ? ''
            : "after:min-w-4 after:flex-1 after:border-control after:border-b after:border-dotted after:content-['']"
        }`}
      >
        <span className="min-w-0">{label}</span>
      </Label>
      <Value
        className={`whitespace-nowrap ${strong ? 'font-display text-2xl leading-none' : 'tabular-nums'}`}
      >
        {value}
      </Value>
    </Row>
  );
}
