import { each } from '@/components/ui/each';
import { wearGuides } from '@/lib/content/wear-guides';
import { type Bar, Chart, type Color, type Draw, type Label, round } from './chart';

/** Pixels to an inch: the longest scrape fits beside the dents, or below them on a phone. */
const INCH = 40;
/** The dents stand on the left, with their labels beside them. */
const DENTS_WIDTH = 300;
const LABELS = 4 * INCH + 16;
/** The height of a scrape with its label. */
const ROW = 38;
const SCRAPE = 8;
const TREAD_HEADING = 30;
/** Tread is drawn enlarged, so that 32nds of an inch can be told apart. */
const TREAD = 18;

const outline = 'fill-none stroke-ink stroke-2 forced-colors:stroke-system-text';
const coin = 'fill-line-deep forced-colors:fill-system-line';
const leader = 'fill-none stroke-control forced-colors:stroke-system-line';

type Guides = ReturnType<typeof wearGuides>;
type Limit = Guides['wearLimits'][number];
type Sized = Limit & { inches: number };

const isSized = (limit: Limit): limit is Sized => limit.inches !== null;
const isDent = ({ damage }: Limit) => damage === 'Dent';

/**
 * How large a dent, a scratch, or a stain may be, drawn to one scale with a payment card and a
 * quarter, and how deep a tire's tread.
 */
export function WearChart() {
  const guides = wearGuides();
  const { wearLimits } = guides;
  const companies = [...new Set(wearLimits.map(({ company }) => company))];
  const damages = [...new Set(wearLimits.map(({ damage }) => damage))];
  const says = (damage: string, company: string) =>
    wearLimits.find((it) => it.damage === damage && it.company === company)?.says ?? 'Not named';
  const tread = guides.treadDepths.map(({ label, depth }) => `${label.toLowerCase()} ${depth}/32`);
  const dents = wearLimits.filter(isDent).filter(isSized);
  const smallest = Math.min(...dents.map(({ inches }) => inches));
  return (
    <Chart
      columns={['Damage', ...companies]}
      draw={wearDrawing(guides)}
      note={`The largest damage that each wear guide still lets pass, on one scale; the card is a payment card, and the coin a quarter. Tread, enlarged: ${tread.join(', ')} of an inch.`}
      numeric={false}
      rows={damages.map((damage) => [damage, ...companies.map((company) => says(damage, company))])}
      title={`A dent under ${smallest} inches passes ${companies.length} wear guides`}
    />
  );
}

function wearDrawing(guides: Guides): Draw {
  const sized = guides.wearLimits.filter(isSized);
  const dents = sized.filter(isDent);
  const scrapes = sized.filter((limit) => !isDent(limit));
  const radius = (Math.max(...dents.map(({ inches }) => inches)) * INCH) / 2;
  return (_width, narrow) => {
    const dentsEnd = 2 * radius + 28;
    const left = narrow ? 0 : DENTS_WIDTH;
    const top = narrow ? dentsEnd : 0;
    const scrapesEnd = top + scrapes.length * ROW;
    const treadTop = (narrow ? scrapesEnd : dentsEnd) + TREAD_HEADING;
    const treadEnd = treadTop + guides.treadDepths.length * ROW;
    return {
      height: Math.max(treadEnd, scrapesEnd) - 8,
      texts: [
        { text: 'Dents', y: 13, strong: true },
        ...dentTexts(dents, radius),
        ...scrapes.map((limit, at): Label => {
          return { text: nameOf(limit), x: left, y: top + at * ROW + 13 };
        }),
        { text: 'Tread, enlarged', y: treadTop - 8, strong: true },
        ...guides.treadDepths.map(({ label, depth }, at): Label => {
          return { text: `${label}, ${depth}/32`, y: treadTop + at * ROW + 13 };
        }),
      ],
      bars: [
        ...scrapes.map(({ inches }, at): Bar => {
          return barAt({ left, top: top + at * ROW }, inches * INCH, 'accent');
        }),
        ...guides.treadDepths.map(({ depth }, at): Bar => {
          return barAt({ left: 0, top: treadTop + at * ROW }, depth * TREAD, 'ink');
        }),
      ],
      more: <Dents dents={dents} guides={guides} radius={radius} />,
    };
  };
}

const nameOf = ({ damage, company, says }: Limit) => `${damage}: ${says.split(',')[0]}, ${company}`;

function barAt(place: { left: number; top: number }, length: number, color: Color): Bar {
  const { left, top } = place;
  return { color, from: left, to: left + length, top: top + 20, height: SCRAPE };
}

/** The middle of all dents; the largest fills the drawing. */
const centerOf = (radius: number) => ({ x: radius + 2, y: radius + 22 });

/** Where a line leads from each dent to its name, from the top; the largest comes first. */
const leaderY = (at: number, radius: number) =>
  centerOf(radius).y + (at - 1) * 46 - (at === 0 ? 12 : 0);

function dentTexts(dents: readonly Sized[], radius: number): Label[] {
  return dents.flatMap(({ says, company }, at) => {
    const y = leaderY(at, radius);
    const size = says.split(',')[0] ?? says;
    return [
      { text: size, x: LABELS, y, strong: true },
      { text: company, x: LABELS, y: y + 16 },
    ];
  });
}

function Dents(props: { dents: readonly Sized[]; guides: Guides; radius: number }) {
  const { dents, guides, radius } = props;
  const { x, y } = centerOf(radius);
  const { creditCard, quarter } = guides;
  const isCard = ({ inches }: Sized) => inches === creditCard.width;
  const circles = dents.filter((dent) => !isCard(dent));
  const lines = dents.map((dent, at) => {
    const lineY = leaderY(at, radius) - 4;
    return `M${round(edgeOf(dent, lineY))} ${round(lineY)}H${LABELS - 6}`;
  });

  /** Where the line to its name leaves the right side of a dent. */
  function edgeOf(dent: Sized, lineY: number): number {
    if (isCard(dent)) return x + (creditCard.width * INCH) / 2;
    const r = (dent.inches * INCH) / 2;
    return x + Math.sqrt(Math.max(0, r * r - (lineY - y) ** 2));
  }

  return (
    <>
      <path className={leader} d={lines.join('')} />
      {each(circles, ({ inches }) => (
        <circle className={outline} cx={x} cy={y} r={(inches * INCH) / 2} />
      ))}
      {dents.some(isCard) && (
        <rect
          className={outline}
          height={creditCard.height * INCH}
          rx={5}
          width={creditCard.width * INCH}
          x={round(x - (creditCard.width * INCH) / 2)}
          y={round(y - (creditCard.height * INCH) / 2)}
        />
      )}
      <circle className={coin} cx={x} cy={y} r={(quarter * INCH) / 2} />
      <text textAnchor="middle" x={x} y={y + 4}>
        25¢
      </text>
    </>
  );
}
