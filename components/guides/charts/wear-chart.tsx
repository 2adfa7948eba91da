import { CompactTable } from '@/components/ui/compact-table';
import { Disclosure } from '@/components/ui/disclosure';
import { mapStatic } from '@/components/ui/map-static';
import { wearGuides } from '@/lib/content/wear-guides';
import { ChartFigure } from './chart-figure';

/** Pixels to an inch. */
const INCH = 40;
const WIDTH = 280;
/** In units of the drawing: where the names of the dents begin, and what leads to them ends. */
const NAMES = 4 * INCH + 16;
/** The height of the scratch with its labels. */
const SCRATCH = 48;

const outline = 'fill-none stroke-ink stroke-2 forced-colors:stroke-system-text';
const mark = 'fill-ink forced-colors:fill-system-text';
const coin = 'fill-line-deep forced-colors:fill-system-line';
const leader = 'fill-none stroke-control forced-colors:stroke-system-line';

type Guides = ReturnType<typeof wearGuides>;
type Limit = Guides['wearLimits'][number];
type Sized = Limit & { inches: number };

/** The sizes that the wear guides allow for one damage, with the companies that allow each. */
function sizesOf(damage: string, { wearLimits }: Guides) {
  const sized = wearLimits.filter(
    (limit): limit is Sized => limit.damage === damage && limit.inches !== null,
  );
  return [...new Set(sized.map(({ inches }) => inches))].map((inches) => {
    const alike = sized.filter((limit) => limit.inches === inches);
    const [says = ''] = alike[0]?.says.split(',') ?? [];
    return { inches, says, companies: alike.map(({ company }) => company).join(', ') };
  });
}

/**
 * How large a dent or a scratch may be, drawn to one scale with a payment card and a quarter; all
 * limits in a table that opens below it.
 */
export function WearChart() {
  const guides = wearGuides();
  const { wearLimits, treadDepths } = guides;
  const companies = [...new Set(wearLimits.map(({ company }) => company))];
  const damages = [...new Set(wearLimits.map(({ damage }) => damage))];
  const says = (damage: string, company: string) =>
    wearLimits.find((it) => it.damage === damage && it.company === company)?.says ?? 'Not named';
  const smallest = Math.min(...sizesOf('Dent', guides).map(({ inches }) => inches));
  const tread = treadDepths.map(({ label, depth }) => `${label.toLowerCase()} ${depth}/32`);
  return (
    <ChartFigure
      note="The largest damage that each wear guide lets pass, beside a payment card and a quarter."
      title={`A dent under ${smallest} inches passes ${companies.length} wear guides`}
    >
      <WearDrawing {...guides} />
      <Disclosure className="mt-4 text-sm print:hidden" summary="See all limits">
        <CompactTable
          columns={['Damage', ...companies]}
          numeric={false}
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

/** A screen reader has the words of the drawing in its title, and in the table. */
function WearDrawing(guides: Guides) {
  const dents = sizesOf('Dent', guides);
  const [scratch] = sizesOf('Scratch', guides);
  const largest = Math.max(...dents.map(({ inches }) => inches)) * INCH;
  const center = { x: largest / 2 + 2, y: largest / 2 + 22 };
  const end = largest + 40;
  const card = { width: guides.creditCard.width * INCH, height: guides.creditCard.height * INCH };
  return (
    <svg
      aria-hidden="true"
      className="w-full max-w-96 overflow-visible fill-current"
      fontSize={13}
      viewBox={`0 0 ${WIDTH} ${end + SCRATCH}`}
    >
      <text fontWeight={600} y={13}>
        Dents
      </text>
      {mapStatic(dents, ({ inches, says, companies }, at) => {
        const y = center.y + (at - 1) * 46;
        const isCard = inches === guides.creditCard.width;
        const radius = (inches * INCH) / 2;
        const edge = isCard ? radius : Math.sqrt(Math.max(0, radius ** 2 - (y - center.y) ** 2));
        return (
          <>
            <path className={leader} d={`M${Math.round(center.x + edge)} ${y}H${NAMES - 6}`} />
            {isCard ? (
              <rect
                className={outline}
                height={card.height}
                rx={5}
                width={card.width}
                x={center.x - card.width / 2}
                y={center.y - card.height / 2}
              />
            ) : (
              <circle className={outline} cx={center.x} cy={center.y} r={radius} />
            )}
            <text fontWeight={600} x={NAMES} y={y}>
              {says}
            </text>
            <text x={NAMES} y={y + 16}>
              {companies}
            </text>
          </>
        );
      })}
      <circle className={coin} cx={center.x} cy={center.y} r={(guides.quarter * INCH) / 2} />
      <text textAnchor="middle" x={center.x} y={center.y + 4}>
        25¢
      </text>
      {scratch && (
        <>
          <text fontWeight={600} y={end + 13}>
            Scratch, {scratch.says}
          </text>
          <rect className={mark} height={4} width={scratch.inches * INCH} y={end + 22} />
          <text y={end + 42}>{scratch.companies}</text>
        </>
      )}
    </svg>
  );
}
