import { scaleLinear } from 'd3-scale';
import { familySeats } from '@/lib/charts/comparisons';
import { type Bar, Chart, type Label, type Plot } from './chart';

type Style = ReturnType<typeof familySeats>[number];

const range = ([from, to]: readonly [number, number]) => (from === to ? `${from}` : `${from}–${to}`);
const seatsOf = ({ seats, rows }: Style) => `${range(seats)} seats in ${rows.length} rows`;
const cargoOf = ({ cargo }: Style) => (cargo ? `${range(cargo)} cubic feet` : 'No third row');

const CAR = 112;
const SEAT = 14;
const STEP = 18;

/** Seats and rows of the body styles for families, and the space behind the third row. */
export function SeatsChart() {
  const styles = familySeats();
  const cargoFor = (style: string) => styles.find((row) => row.style === style)?.cargo ?? [0, 0];
  const [[minivan], [, suv]] = [cargoFor('minivan'), cargoFor('large-suv')];
  return (
    <Chart
      columns={['Body style', 'Seats', 'Behind the third row']}
      draw={(width, narrow) => drawSeats(styles, width, narrow)}
      note="Squares are seats, the front on the left; an outlined one comes with a bench. Bars are the space behind the third row; their ends are the range of this guide’s models."
      numeric={false}
      rows={styles.map((style) => [style.name, seatsOf(style), cargoOf(style)])}
      title={`Behind the third row, minivans keep ${Math.floor(minivan)} cubic feet or more, SUVs at most ${Math.floor(suv)}`}
    />
  );
}

/** The places of a row, from above: two seats leave the middle free. */
const placesOf = (seats: number) => (seats === 2 ? [0, 2] : Array.from({ length: seats }, (_, seat) => seat));

const square = (left: number, top: number) => `M${left} ${top}h${SEAT}v${SEAT}h-${SEAT}z`;

function drawSeats(styles: readonly Style[], width: number, narrow: boolean): Plot {
  const [left, seatsAt] = narrow ? [0, 146] : [380, 150];
  const x = scaleLinear([0, Math.max(...styles.flatMap(({ cargo }) => cargo ?? 0))], [left, width]);
  const bars: Bar[] = [];
  const texts: Label[] = [];
  const [squares, outlines]: [string[], string[]] = [[], []];
  const more: React.ReactNode[] = [];
  let y = 0;
  for (const style of styles) {
    const { cargo, name, optional, rows } = style;
    texts.push({ text: name, y: y + 13, strong: true }, { text: seatsOf(style), x: seatsAt, y: y + 13 });
    more.push(
      <foreignObject height={CAR / 2} key={name} width={CAR} y={y + 20}>
        <img alt="" height={CAR / 2} loading="lazy" src={`/vehicles/${style.style}-ink.svg`} width={CAR} />
      </foreignObject>,
    );
    for (const [row, seats] of rows.entries()) {
      const from = seatsAt + row * (SEAT + 16);
      squares.push(...placesOf(seats).map((place) => square(from, y + 22 + place * STEP)));
    }
    if (optional) outlines.push(square(seatsAt + SEAT + 16, y + 22 + STEP));
    if (cargo) {
      const [least, most] = [x(cargo[0]), x(cargo[1])];
      const [top, height] = [y + (narrow ? 98 : 42), SEAT];
      texts.push({ text: cargoOf(style), x: left, y: top - 6 });
      bars.push({ color: 'action', from: left, to: least, top, height });
      bars.push({ color: 'line', from: least, to: most, top, height });
    }
    y += narrow && cargo ? 132 : 92;
  }
  more.push(
    <path className="fill-none stroke-current" d={outlines.join('')} key="outlines" />,
    <path d={squares.join('')} key="squares" />,
  );
  return { height: y - 18, bars, texts, more };
}
