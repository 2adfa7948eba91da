import { money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { barRows } from './bar-rows';
import { Chart } from './chart';

/** What a month with a leased car costs, line by line: the first line is the payment. */
export function MonthChart({ lines, totalLabel, note }: PartProps<'MonthChart'>) {
  const total = lines.reduce((sum, [, cents]) => sum + cents, 0);
  const payment = lines[0]?.[1] ?? 0;
  const rows = lines.map(([label, cents], at) => ({
    label,
    bars: [
      { color: at === 0 ? ('ink' as const) : ('accent' as const), to: cents, text: money(cents) },
    ],
  }));
  const sum = { label: `${totalLabel}: ${money(total)}`, bars: [], strong: true };
  return (
    <Chart
      columns={['Line', 'A month']}
      draw={barRows([...rows, sum], { labelWidth: 270 })}
      note={note}
      rows={[...lines, [totalLabel, total] as const].map(([label, cents]) => [label, money(cents)])}
      title={`The payment is ${percent(Math.round((payment / total) * 100))} of what the car costs a month`}
    />
  );
}
