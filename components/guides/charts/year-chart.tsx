import { leaseYear } from '@/lib/content/lease-year';
import { type Bar, Chart, type Color, type Draw, type Label, round } from './chart';

const LINE = 20;
const BAR = 14;
const LANE = LINE + BAR + 12;
/** Between two months, so that each can be counted. */
const GAP = 2;

type Lane = ReturnType<typeof leaseYear>[number];

const colors: Record<NonNullable<Lane['models']>, Color> = { new: 'action', outgoing: 'accent' };

const months = Array.from({ length: 12 }, (_, at) => at + 1);

const monthName = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1),
  );

/** What helps a lease, month by month. */
export function LeaseYearChart() {
  const lanes = leaseYear();
  return (
    <Chart
      columns={['Month', 'What helps']}
      draw={yearLanes(lanes)}
      note="When each of them usually happens; every carmaker has its own calendar"
      numeric={false}
      rows={months.map((month) => [
        monthName(month),
        lanes
          .filter((lane) => lane.months.includes(month))
          .map(({ title }) => title)
          .join('; '),
      ])}
      title={finding(lanes)}
    />
  );
}

/** The months in which both model years are sold. */
function finding(lanes: readonly Lane[]): string {
  const both = lanes.filter(({ models }) => models);
  const shared = months.filter((month) => both.every((lane) => lane.months.includes(month)));
  const first = shared[0] ?? 1;
  const last = shared.at(-1) ?? 12;
  return `You can compare both model years from ${monthName(first)} to ${monthName(last)}`;
}

function yearLanes(lanes: readonly Lane[]): Draw {
  return (width) => {
    const month = width / months.length;
    const topOf = (lane: number) => 2 * LINE + 4 + lane * LANE;
    const letters = months.map((number): Label => {
      const x = round((number - 0.5) * month);
      return { text: monthName(number).charAt(0), x, y: 13, at: 'middle' };
    });
    return {
      height: topOf(lanes.length) - LINE - 4,
      texts: [
        ...letters,
        ...lanes.map(({ title }, at): Label => ({ text: title, y: topOf(at) - 5, strong: true })),
      ],
      bars: lanes.flatMap((lane, at) =>
        lane.months.map((number) => barOf(lane, number, topOf(at))),
      ),
    };

    function barOf({ models }: Lane, number: number, top: number): Bar {
      const color = models ? colors[models] : 'ink';
      return { color, from: (number - 1) * month, to: number * month - GAP, top, height: BAR };
    }
  };
}
