import { ChartFigure } from '@/components/guides/charts/chart-figure';
import { mapStatic } from '@/components/ui/map-static';
import { tableRole } from '@/components/ui/table-role';
import { money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { dayOne } from '@/lib/leasing/charts/payments';
import { residences } from '@/lib/leasing/tools/fields';

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

const look =
  'short-table [&_thead]:text-muted [&_tfoot]:font-semibold [&_tfoot_tr]:border-b-0 [&_td]:whitespace-nowrap [&_:is(td,th):nth-child(n+2)]:text-right print:text-paper';

/** A column for the reader's own amounts, where there's room and on paper. */
const readersOwn = 'paper-only w-24 max-sm:hidden print:table-cell';

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
      <table {...tableRole('table')} className={look}>
        <thead {...tableRole('rowgroup')}>
          <tr {...tableRole('row')}>
            {mapStatic(['Line, and whom to ask', NYC, NJ], (head) => (
              <th {...tableRole('columnheader')} scope="col">
                {head}
              </th>
            ))}
            <th {...tableRole('columnheader')} className={readersOwn} scope="col">
              Yours
            </th>
          </tr>
        </thead>
        <tbody {...tableRole('rowgroup')}>
          {mapStatic(lines, (line) => (
            <BillLine {...line} ask={askOf[line.id]} />
          ))}
        </tbody>
        <tfoot {...tableRole('rowgroup')}>
          <BillLine {...total} label="Due on day one" />
        </tfoot>
      </table>
    </ChartFigure>
  );
}

type BillLineProps = { label: string; ask?: string; nyc: Cents; nj: Cents };

function BillLine({ label, ask, nyc, nj }: BillLineProps) {
  return (
    <tr {...tableRole('row')}>
      <th {...tableRole('rowheader')} scope="row">
        {label} {ask && <span className="block font-normal text-muted">{ask}</span>}
      </th>
      {mapStatic(
        [
          { head: NYC, cents: nyc },
          { head: NJ, cents: nj },
        ],
        ({ head, cents }) => (
          <td {...tableRole('cell')}>
            <b aria-hidden="true">{head} </b>
            {money(cents)}
          </td>
        ),
      )}
      <td {...tableRole('cell')} className={readersOwn} />
    </tr>
  );
}
