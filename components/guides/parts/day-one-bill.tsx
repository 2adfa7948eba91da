import { colors } from '@/components/guides/charts/chart';
import { each } from '@/components/ui/each';
import { Heading } from '@/components/ui/heading';
import { money, percent, usd } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { dayOne } from '@/lib/leasing/charts/payments';

type Bill = ReturnType<typeof dayOne>;
type Line = Bill['lines'][number];
type Place = 'nyc' | 'nj';

/** Who knows each amount, and what is usual. */
const askOf: Record<Line['id'], string> = {
  payment: 'Dealer. It’s the one in your offer.',
  tax: `Dealer. ${percent(taxPercent.nyc)} or ${percent(taxPercent.nj)} of all payments.`,
  documentation: 'Dealer. New York’s cap; New Jersey has none.',
  title: 'DMV or MVC. The same at every dealer.',
  registration: 'DMV or MVC. Two years in New York, the whole lease in New Jersey.',
};

/** Styled from its root: a class for each cell would double the HTML. */
const look = [
  'w-full border-ink border-t-2 text-left text-sm tabular-nums max-sm:text-xs print:text-paper',
  '[&_tr]:border-line-deep [&_tr]:border-b [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top',
  '[&_:is(td,th)]:not-first:pl-3 [&_thead]:text-muted',
  // With text at 200% on a phone three columns have no room for whole words.
  '@min-enlarged:[&_td]:whitespace-nowrap @max-enlarged:wrap-anywhere',
  '[&_svg]:mt-1 [&_svg]:h-1.5 [&_svg]:w-full [&_tfoot]:font-semibold',
].join(' ');

/** A column for the reader's own amounts, where there's room and on paper. */
const own = 'w-24 max-sm:hidden print:table-cell';

/**
 * The bill of day one to print: each line with who knows it, its amount in New York City and in New
 * Jersey as a number and a bar, and a blank for the reader's own.
 */
export function DayOneBill(inputs: PartProps<'DayOneBill'>) {
  const { lines, total, taxShare, below } = dayOne(inputs);
  return (
    <figure className="@container my-10 border-line-deep border-y py-6 print:break-inside-avoid print:border-ink">
      <figcaption>
        <Heading as="p" className="text-balance" size="subsection">
          Sales tax is {percent(taxShare.nyc)} of the day-one bill in New York City,{' '}
          {percent(taxShare.nj)} in New Jersey
        </Heading>
        <p className="mt-1 mb-5 text-muted text-sm">
          A made-up lease of {inputs.months} months with nothing down, of a car below {usd(below)}.
          New Jersey taxes the documentation fee, too. Print it, and fill in yours.
        </p>
      </figcaption>
      <table className={look}>
        <thead>
          <tr>
            <th scope="col">Line, and whom to ask</th>
            <th scope="col">New York City</th>
            <th scope="col">New Jersey</th>
            <th className={own} scope="col">
              Yours
            </th>
          </tr>
        </thead>
        <tbody>{each(lines, (line) => billLine(line, total))}</tbody>
        <tfoot>
          <tr>
            <th scope="row">Due on day one</th>
            <td>{money(total.nyc)}</td>
            <td>{money(total.nj)}</td>
            <td className={own} />
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

function billLine(line: Line, total: Bill['total']) {
  return (
    <tr>
      <th scope="row">
        {line.label}
        <span className="block font-normal text-muted">{askOf[line.id]}</span>
      </th>
      <td>{amount(line, total, 'nyc')}</td>
      <td>{amount(line, total, 'nj')}</td>
      <td className={own} />
    </tr>
  );
}

/** An amount with a bar below it, as long as its share of the bill. */
function amount(line: Line, total: Bill['total'], place: Place) {
  const share = Math.round((line[place] / total[place]) * 100);
  return (
    <>
      {money(line[place])}
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 6">
        <path className={place === 'nyc' ? colors.ink : colors.accent} d={`M0 0H${share}V6H0z`} />
      </svg>
    </>
  );
}
