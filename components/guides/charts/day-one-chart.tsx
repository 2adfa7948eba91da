import { dayOne } from '@/lib/charts/day-one';
import { money, percent } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { barColumns } from './bars';
import { Chart } from './chart';

/** What is due on the first day of a lease with nothing down, line by line, in New York City and in New Jersey. */
export function DayOneChart(inputs: PartProps<'DayOneChart'>) {
  const { lines, total, taxShare } = dayOne(inputs);
  const shares = [...new Set(taxShare)].map(percent).join(' to ');
  const finding = `Sales tax is ${shares} of the bill on day one`;
  const rows = [...lines, { label: 'Due on day one', ...total }];
  return (
    <Chart
      columns={['Line', 'New York City', 'New Jersey']}
      draw={barColumns(
        [
          { name: 'New York City', tone: 'ink' },
          { name: 'New Jersey', tone: 'accent' },
        ],
        rows.map(({ label, nyc, nj }, at) => ({
          label,
          amounts: [nyc, nj].map((amount) => ({ to: amount, text: money(amount) })),
          strong: at === lines.length,
        })),
      )}
      note={`Dollars on a lease of ${inputs.months} months with nothing down. Tax: ${percent(TAX_PERCENT.nyc)} in the city, ${percent(TAX_PERCENT.nj)} in New Jersey, which taxes the dealer’s fee, too`}
      rows={rows.map(({ label, nyc, nj }) => [label, money(nyc), money(nj)])}
      title={finding}
    />
  );
}
