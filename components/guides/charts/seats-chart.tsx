import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { type Bar, barPaths } from '@/components/ui/marks';
import { familySeats } from '@/lib/charts/seats';
import { Chart, isNarrow, labels, type Svg } from './chart';

type Style = ReturnType<typeof familySeats>[number];

const range = ([from, to]: readonly [number, number]) => (from === to ? `${from}` : `${from}–${to}`);
const seatsOf = ({ seats, rows }: Style) => `${range(seats)} seats in ${rows.length} rows`;
const cargoOf = ({ cargo }: Style) => (cargo ? `${range(cargo)} cubic feet` : 'No third row');

const CAR = 112;
const SEAT = 14;
const STEP = 18;
const BAR = 14;

/** Seats and rows of the body styles for families, and the space behind the third row. */
export function SeatsChart() {
  const styles = familySeats();
  const cargoFor = (style: string) => styles.find((row) => row.style === style)?.cargo ?? [0, 0];
  const [[minivan], [, suv]] = [cargoFor('minivan'), cargoFor('large-suv')];
  return (
    <Chart
      columns={['Body style', 'Seats', 'Behind the third row']}
      draw={(width) => drawSeats(styles, width)}
      note="Squares are seats, the front on the left; an outlined one comes with a bench. Bars are the space behind the third row; their ends are the range of this guide’s models."
      numeric={false}
      rows={styles.map((style) => [style.name, seatsOf(style), cargoOf(style)])}
      title={`Behind the third row, minivans keep ${Math.floor(minivan)} cubic feet or more, SUVs at most ${Math.floor(suv)}`}
    />
  );
}

function drawSeats(styles: readonly Style[], width: number): Svg {
  const narrow = isNarrow(width);
  const left = narrow ? 0 : 380;
  const seats = narrow ? 146 : 150;
  const most = Math.max(...styles.map(({ cargo }) => cargo?.[1] ?? 0));
  const x = scaleLinear([0, most], [left, width]);
  let y = 0;
  const placed = styles.map((style) => {
    const top = y;
    y += narrow && style.cargo ? 132 : 92;
    return { style, top, bar: top + (narrow ? 98 : 42) };
  });
  const bars = placed.flatMap(({ style: { cargo }, bar: top }): Bar[] => {
    if (!cargo) return [];
    const [least, greatest] = [x(cargo[0]), x(cargo[1])];
    return [
      { tone: 'action', from: left, to: least, top, height: BAR },
      { tone: 'line', from: least, to: greatest, top, height: BAR },
    ];
  });
  const squares = (always: boolean) =>
    placed.map(({ style, top }) => seatPaths(style, seats, top + 22, always)).join('');
  return {
    height: y - 18,
    content: (
      <>
        {barPaths(bars)}
        <path className="fill-none stroke-current" d={squares(false)} />
        <path d={squares(true)} />
        {labels(
          placed.flatMap(({ style, top, bar }) => [
            { text: style.name, y: top + 13, strong: true },
            { text: seatsOf(style), x: seats, y: top + 13 },
            ...(style.cargo ? [{ text: cargoOf(style), x: left, y: bar - 6 }] : []),
          ]),
        )}
        {each(placed, ({ style, top }) => (
          <foreignObject height={CAR / 2} width={CAR} y={top + 20}>
            <img
              alt=""
              height={CAR / 2}
              loading="lazy"
              src={`/vehicles/${style.style}-ink.svg`}
              width={CAR}
            />
          </foreignObject>
        ))}
      </>
    ),
  };
}

/** The seats from above, a column for each row: those of every car, or the one that a bench adds. */
function seatPaths({ rows, optional }: Style, left: number, top: number, always: boolean) {
  return rows
    .flatMap((seats, row) => {
      const places = seats === 2 ? [0, 2] : Array.from({ length: seats }, (_, seat) => seat);
      const middle = optional && row === 1 ? [1] : [];
      return (always ? places : middle).map(
        (seat) => `M${left + row * (SEAT + 16)} ${top + seat * STEP}h${SEAT}v${SEAT}h-${SEAT}z`,
      );
    })
    .join('');
}
