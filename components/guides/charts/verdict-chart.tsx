import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { percent, wholeDollars } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { leaseOrBuyVerdicts } from '@/lib/leasing/charts/payments';
import { type Bar, Chart, type Draw, type Label } from './chart';

const HEADING = 24;
const LINE = 18;
const BAR = 14;
const ROW = LINE + BAR + 14;
/** Room for the brackets beside the bars of a wide drawing, and between the two places. */
const LABEL = 150;
const GAP = 24;

const places = { nj: 'New Jersey', nyc: 'New York City' } as const;
type Place = keyof typeof places;
type Verdict = ReturnType<typeof leaseOrBuyVerdicts>[number];

const bracketOf = ({ bracket }: Verdict) =>
  bracket === 0 ? 'No deduction' : `${percent(bracket)} tax bracket`;
const winnerOf = (leaseSaves: number) =>
  `${leaseSaves >= 0 ? 'Lease' : 'Buy'}, by ${wholeDollars(Math.abs(leaseSaves))}`;

/**
 * Whether leasing or buying costs less over a lease's term, for each rate of a loan and each tax
 * bracket, in New Jersey and New York City.
 */
export function LeaseOrBuyVerdictChart(inputs: PartProps<'LeaseOrBuyVerdictChart'>) {
  const verdicts = leaseOrBuyVerdicts(inputs);
  const all = verdicts.flatMap(({ nj, nyc }) => [nj, nyc]);
  const leases = all.filter((leaseSaves) => leaseSaves >= 0).length;
  return (
    <Chart
      columns={['Loan', places.nj, places.nyc]}
      draw={verdictRows(verdicts)}
      note={`What the winner costs less over ${inputs.months} months: bars to the right are for leasing, to the left for buying. The interest of the loan’s first ${inputs.deductibleMonths} months is deducted.`}
      numeric={false}
      rows={verdicts.map((verdict) => [
        `${percent(verdict.loanPercent)}, ${bracketOf(verdict).toLowerCase()}`,
        winnerOf(verdict.nj),
        winnerOf(verdict.nyc),
      ])}
      title={`Leasing costs less in ${leases} of these ${all.length} cases`}
    />
  );
}

type Column = { place: Place; left: number; x: ScaleLinear<number, number> };
/** A heading or a verdict, and where it starts. */
type Row = { top: number; loanPercent: number; verdict?: Verdict };

/** Bars to both sides of zero, in a column for each place, with the winner above each. */
function verdictRows(verdicts: readonly Verdict[]): Draw {
  return (width, narrow) => {
    const columns = columnsOf(verdicts, narrow ? 0 : LABEL, width);
    const { rows, height } = rowsOf(verdicts, narrow);
    const names = columns.map(
      ({ place, left }): Label => ({ text: places[place], x: left, y: 13, strong: true }),
    );
    return {
      height,
      texts: [...names, ...rows.flatMap((row) => rowTexts(row, columns, narrow))],
      bars: rows.flatMap((row) => rowBars(row, columns)),
      rules: { at: columns.map(({ x }) => x(0)), from: LINE + HEADING, to: height - 8 },
    };
  };
}

function columnsOf(verdicts: readonly Verdict[], start: number, width: number): Column[] {
  const amounts = verdicts.flatMap(({ nj, nyc }) => [nj, nyc]);
  const range = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const columnWidth = (width - start - GAP) / 2;
  return (Object.keys(places) as Place[]).map((place, at) => {
    const left = start + at * (columnWidth + GAP);
    return { place, left, x: scaleLinear(range, [left, left + columnWidth]) };
  });
}

/** The verdicts below a heading for each rate; a narrow drawing has the bracket above its bars. */
function rowsOf(verdicts: readonly Verdict[], narrow: boolean): { rows: Row[]; height: number } {
  const rows: Row[] = [];
  let y = LINE;
  for (const verdict of verdicts) {
    const { loanPercent } = verdict;
    if (rows.at(-1)?.loanPercent !== loanPercent) {
      rows.push({ top: y, loanPercent });
      y += HEADING;
    }
    const top = narrow ? y + LINE : y;
    rows.push({ top, loanPercent, verdict });
    y = top + ROW;
  }
  return { rows, height: y };
}

function rowTexts(row: Row, columns: readonly Column[], narrow: boolean): Label[] {
  const { top, loanPercent, verdict } = row;
  if (!verdict) return [{ text: `Loan at ${percent(loanPercent)}`, y: top + 17, strong: true }];
  const bracket: Label = { text: bracketOf(verdict), y: narrow ? top - 5 : top + LINE + 11 };
  const winners = columns.map(
    ({ place, left }): Label => ({ text: winnerOf(verdict[place]), x: left, y: top + 13 }),
  );
  return [bracket, ...winners];
}

function rowBars({ top, verdict }: Row, columns: readonly Column[]): Bar[] {
  if (!verdict) return [];
  return columns.map(({ place, x }) => {
    const leaseSaves = verdict[place];
    return {
      color: leaseSaves >= 0 ? 'accent' : 'ink',
      from: Math.min(x(0), x(leaseSaves)),
      to: Math.max(x(0), x(leaseSaves)),
      top: top + LINE,
      height: BAR,
    };
  });
}
