import { evCalendar, evDates } from '@/lib/charts/ev-dates';
import type { IsoDate } from '@/lib/format/dates';
import { dateLabel, usd } from '@/lib/format/format';
import { Chart } from './chart';
import { timeline } from './timeline';

type Line = ReturnType<typeof evCalendar>['lines'][number];

const amountOf = ({ unit, upTo }: Pick<Line, 'unit' | 'upTo'>, amount: number) => {
  if (amount === 0) return 'none';
  return `${upTo ? 'up to ' : ''}${unit === 'percent' ? `${amount}%` : usd(amount)}`;
};

/** "September 30, 2026" becomes two short lines: "Sep 30" and "2026". */
const short = (date: IsoDate) => {
  const [month = '', day = '', year = ''] = dateLabel(date).split(/,? /);
  return [`${month.slice(0, 3)} ${day}`, year];
};

/** "July 2024" */
const monthOf = (date: IsoDate) => dateLabel(date).replace(/ \d+,/, '');

const lasts = ({ from, to }: { from?: IsoDate; to?: IsoDate }) => {
  if (from && to) return `${dateLabel(from)} to ${dateLabel(to)}`;
  if (to) return `through ${dateLabel(to)}`;
  return from ? `from ${dateLabel(from)}` : 'all along, while funds last';
};

const headings = { incentive: 'You get', tax: 'You pay' } as const;

/** What an electric lease got and paid, on one line of dates. */
export function EvDatesChart() {
  const { days, lines, changes, largest } = evCalendar();
  const rows = lines.flatMap((line) =>
    line.periods.map((period) => [line.label, amountOf(line, period.amount), lasts(period)] as const),
  );
  const lanes = lines.map((line) => ({
    label: line.label,
    group: headings[line.kind],
    spans: line.periods.map(({ start, end, amount }) => ({
      start,
      end,
      height: amount / Math.max(...line.periods.map((period) => period.amount)),
      tone: line.kind === 'tax' ? ('accent' as const) : ('action' as const),
      text: amountOf(line, amount),
    })),
  }));
  const marks = changes.map(({ date, day }) => ({ at: day, label: short(date) }));
  return (
    <Chart
      columns={['Line', 'Amount', 'When']}
      draw={timeline({ lanes, marks, length: days })}
      note={`Incentives and taxes of an electric lease, ${monthOf(evDates.from)} to ${monthOf(evDates.to)}; the height of each bar is its amount. State rebates last only while there’s money.`}
      numeric={false}
      rows={rows}
      title={
        largest?.to
          ? `Last day of the largest discount, ${amountOf(largest, largest.amount)}: ${dateLabel(largest.to)}`
          : 'No discount has an end date'
      }
    />
  );
}
