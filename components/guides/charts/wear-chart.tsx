import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { wearGuides } from '@/lib/content/wear-guides';
import { ChartFigure } from './chart-figure';

const outline = 'fill-none stroke-ink stroke-2 forced-colors:stroke-system-text';
const mark = 'fill-ink forced-colors:fill-system-text';
const coin = 'fill-line-deep forced-colors:fill-system-line';
const leader = 'fill-none stroke-control forced-colors:stroke-system-line';

/** The wear guides that name a size for this damage, largest size first. */
function sizesOf(damage: string) {
  return wearGuides()
    .wearLimits.flatMap(({ inches, ...limit }) =>
      limit.damage === damage && inches
        ? [{ ...limit, inches, size: limit.says.split(',')[0] }]
        : [],
    )
    .sort((a, b) => b.inches - a.inches);
}

/**
 * How large a dent or a scratch may be, drawn to scale beside a payment card and a quarter. A table
 * below, which can be opened, has all limits.
 */
export function WearChart() {
  const { wearLimits, treadDepths } = wearGuides();
  const companies = [...new Set(wearLimits.map(({ company }) => company))];
  const damages = [...new Set(wearLimits.map(({ damage }) => damage))];
  const says = (damage: string, company: string) =>
    wearLimits.find((it) => it.damage === damage && it.company === company)?.says ?? 'Not named';
  const tread = treadDepths.map(({ label, depth }) => `${label.toLowerCase()} ${depth}/32`);
  return (
    <ChartFigure
      note="The largest damage that each wear guide lets pass, beside a payment card and a quarter."
      title={`A dent under ${sizesOf('Dent').at(-1)?.inches} inches passes ${companies.length} wear guides`}
    >
      <WearDrawing />
      <Disclosure className="mt-4 text-sm print:hidden" summary="See all limits">
        <Table
          columns={['Damage', ...companies].map((head) => ({ head }))}
          rows={damages.map((damage) => [
            damage,
            ...companies.map((company) => says(damage, company)),
          ])}
        />
        <p className="mt-2">Tread: {tread.join(', ')} of an inch.</p>
      </Disclosure>
    </ChartFigure>
  );
}

/** Pixels per inch. */
const INCH = 40;
const NAMES_LEFT = 4 * INCH + 16;
const CENTER = { x: 2 * INCH + 2, y: 2 * INCH + 22 };
const SCRATCH_TOP = 4 * INCH + 40;

/** Screen readers get the title of the drawing and the table. */
function WearDrawing() {
  const { quarter } = wearGuides();
  const [scratch, ...others] = sizesOf('Scratch');
  const alike = others.filter(({ inches }) => inches === scratch?.inches);
  return (
    <svg
      aria-hidden="true"
      className="w-full max-w-96 overflow-visible fill-current"
      fontSize={13}
      viewBox={`0 0 280 ${SCRATCH_TOP + 48}`}
    >
      <text fontWeight={600} y={13}>
        Dents
      </text>
      {sizesOf('Dent').map((dent, at) => (
        <Dent {...dent} key={dent.company} y={CENTER.y + (at - 1) * 46} />
      ))}
      <circle className={coin} cx={CENTER.x} cy={CENTER.y} r={(quarter * INCH) / 2} />
      <text textAnchor="middle" x={CENTER.x} y={CENTER.y + 4}>
        25¢
      </text>
      {scratch && (
        <>
          <text fontWeight={600} y={SCRATCH_TOP + 13}>
            Scratch, {scratch.size}
          </text>
          <rect className={mark} height={4} width={scratch.inches * INCH} y={SCRATCH_TOP + 22} />
          <text y={SCRATCH_TOP + 42}>
            {[scratch, ...alike].map(({ company }) => company).join(', ')}
          </text>
        </>
      )}
    </svg>
  );
}

type DentProps = { inches: number; size?: string; company: string; y: number };

/** A circle, or a card if that is the limit, with a line from its edge to its name at `y`. */
function Dent({ inches, size, company, y }: DentProps) {
  const { creditCard } = wearGuides();
  const isCard = inches === creditCard.width;
  const radius = (inches * INCH) / 2;
  const angle = isCard ? 0 : (Math.sign(y - CENTER.y) * Math.PI) / 4;
  const x1 = Math.round(CENTER.x + radius * Math.cos(angle));
  const y1 = Math.round(CENTER.y + radius * Math.sin(angle));
  const height = creditCard.height * INCH;
  return (
    <>
      <line className={leader} x1={x1} x2={NAMES_LEFT - 6} y1={y1} y2={isCard ? y1 : y} />
      {isCard ? (
        <rect
          className={outline}
          height={height}
          rx={5}
          width={radius * 2}
          x={CENTER.x - radius}
          y={CENTER.y - height / 2}
        />
      ) : (
        <circle className={outline} cx={CENTER.x} cy={CENTER.y} r={radius} />
      )}
      <text fontWeight={600} x={NAMES_LEFT} y={y}>
        {size}
      </text>
      <text x={NAMES_LEFT} y={y + 16}>
        {company}
      </text>
    </>
  );
}
