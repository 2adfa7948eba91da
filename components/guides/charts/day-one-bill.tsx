import { Table } from '@/components/ui/table';
import { money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { dayOne } from '@/lib/leasing/charts/payments';
import { residences } from '@/lib/leasing/tools/fields';
import { ChartFigure } from './chart-figure';

const { nyc: NYC, nj: NJ } = residences;

type Line = ReturnType<typeof dayOne>['lines'][number];

/** Who knows each amount, and what is usual. */
const askOf: Record<Line['id'], string> = {
  payment: 'Dealer. It’s the one in your offer.',
  tax: `Dealer. ${percent(taxPercent.nyc)} or ${percent(taxPercent.nj)} of all payments.`,
  documentation: 'Dealer. New York’s cap; New Jersey has none.',
  title: 'DMV or MVC. The same at every dealer.',
  registration: 'DMV or MVC. Two years in New York, the whole lease in New Jersey.',
};

/** A column for the reader's own amounts, where there's room and on paper. */
const readersOwn = 'w-24 max-sm:hidden print:table-cell';

/**
 * The bill of day one to print: each line with who knows it, its amount in New York City and in New
 * Jersey, and a blank for the reader's own.
 */
export function DayOneBill(inputs: PartProps<'DayOneBill'>) {
  const { lines, total, taxShare, below } = dayOne(inputs);
  return (
    <ChartFigure
      note={`Our household’s lease of ${inputs.months} months with nothing down, of a car below ${usd(below)}. New Jersey taxes the documentation fee, too. Print it, and fill in yours.`}
      title={`Sales tax is ${percent(taxShare.nyc)} of the day-one bill in New York City, ${percent(taxShare.nj)} in New Jersey`}
    >
      <Table
        columns={[
          { head: 'Line, and whom to ask' },
          { head: NYC, numeric: true },
          { head: NJ, numeric: true },
          { head: 'Yours', className: readersOwn },
        ]}
        rows={lines.map(({ id, label, nyc, nj }) => [
          <>
            {label} <small>{askOf[id]}</small>
          </>,
          money(nyc),
          money(nj),
          '',
        ])}
        total={['Due on day one', money(total.nyc), money(total.nj), '']}
      />
    </ChartFigure>
  );
}
