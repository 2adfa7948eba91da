import { scaleLinear } from 'd3-scale';
import { barPaths, round } from '@/components/ui/marks';
import { type CalendarStep, leaseCalendar } from '@/lib/charts/lease-calendar';
import { daysBetween } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { Chart, type Draw } from './chart';
import { timeline } from './timeline';

const states = { both: 'In both states', ny: 'New York', nj: 'New Jersey' } as const;

/** Height of the strip of the whole lease, and of the lines that lead to the part drawn below it. */
const STRIP = 44;
const LEAD = 30;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const whenOf = ([from, to]: CalendarStep['before'], last: string) => {
  if (from === 0) return last;
  return from === to ? `${days(from)} before` : `${from} to ${days(to)} before`;
};

/**
 * The calendar of a lease, with the days before signing or those before the return enlarged.
 *
 * @param enlarge which end
 * @param signed the day on which the example's lease is signed
 */
export function LeaseCalendarChart({ enlarge, signed, months }: PartProps<'LeaseCalendarChart'>) {
  const calendar = leaseCalendar({ signed, months });
  const atStart = enlarge === 'start';
  const steps = atStart
    ? calendar.start
    : Object.keys(states).flatMap((key) => calendar.ending.filter(({ state }) => state === key));
  const length = atStart ? calendar.days.start : calendar.days.ending;
  const [end, last] = atStart ? ['Sign', 'the day you sign'] : ['Return', 'the last day'];
  const marks = [...new Set(steps.flatMap(({ before }) => before))]
    .sort((a, b) => b - a)
    .map((before) => ({
      at: length - before,
      label: [before === length ? `${days(before)} before` : before > 0 ? `${before}` : end],
    }));
  const lanes = steps.map(({ title, state, before: [from, to] }) => ({
    label: title,
    group: atStart ? undefined : states[state],
    spans: [{ start: length - from, end: length - to, tone: 'action' as const }],
  }));
  const wearNotice = calendar.ending.find(({ state, before: [, to] }) => state === 'ny' && to > 0);
  const all = calendar.days.start + daysBetween(signed, calendar.end);
  const draw: Draw = (width, narrow) => {
    const detail = timeline({ lanes, marks, length, offset: STRIP + LEAD })(width, narrow);
    const x = scaleLinear([0, all], [0, width]);
    const signing = round(x(calendar.days.start));
    const [from, to] = atStart ? [0, signing] : [round(x(all - length)), width];
    const strip = { top: 22, height: STRIP - 22 };
    return {
      ...detail,
      texts: [
        { text: 'First step', y: 13 },
        { text: `${months} payments`, x: width / 2, y: 13, at: 'middle' },
        { text: 'Return', x: width, y: 13, at: 'end' },
        ...detail.texts,
      ],
      more: (
        <>
          {barPaths([
            { tone: 'tint', from: 0, to: signing, ...strip },
            { tone: 'line', from: signing, to: width, ...strip },
            { tone: 'action', from, to, ...strip },
          ])}
          <path className="fill-ground-deep" d={`M${from} ${STRIP}H${to}L${width} ${STRIP + LEAD - 4}H0z`} />
          {detail.more}
        </>
      ),
    };
  };
  return (
    <Chart
      columns={['Step', 'When', `If signed ${dateLabel(signed)}`]}
      draw={draw}
      note={`A lease of ${months} months, and below it the days before ${atStart ? 'you sign' : 'the return'}`}
      numeric={false}
      rows={steps.map(({ title, before, from, to }) => [
        title,
        whenOf(before, last),
        from === to ? dateLabel(from) : `${dateLabel(from)} to ${dateLabel(to)}`,
      ])}
      title={
        atStart || !wearNotice
          ? `The work starts ${days(length)} before you ${atStart ? 'sign' : 'return the car'}`
          : `In New York, a wear notice can leave you only ${days(wearNotice.before[1])}`
      }
    />
  );
}
