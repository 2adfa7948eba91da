import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { drawnDamage, wearGuides } from '@/lib/content/wear-guides';
import { ChartFigure } from './chart-figure';

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
 * How large a dent or a scratch may be, drawn to scale with a quarter. A table below, which can be
 * opened, has all limits.
 */
export function WearChart() {
  const { wearLimits, treadDepths } = wearGuides();
  const dents = sizesOf(drawnDamage.dent);
  const companies = [...new Set(wearLimits.map(({ company }) => company))];
  const damages = [...new Set(wearLimits.map(({ damage }) => damage))];
  const says = (damage: string, company: string) =>
    wearLimits.find((it) => it.damage === damage && it.company === company)?.says ?? 'Not named';
  const tread = treadDepths.map(({ label, depth }) => `${label.toLowerCase()} ${depth}/32`);
  return (
    <ChartFigure
      note="The largest damage that each wear guide lets pass, with a quarter in it."
      heading={`A dent under ${dents.at(-1)?.inches} inches passes ${dents.length} wear guides`}
    >
      {Object.values(drawnDamage).map((damage) => (
        <div className="mb-5 text-sm" key={damage}>
          <p className="font-semibold">{damage}</p>
          <ul className="mt-2 flex list-none flex-wrap items-end gap-x-4 gap-y-3 pl-0!">
            {sizesOf(damage).map(({ company, inches, size }) => (
              <li className="mt-0!" key={company}>
                {damage === drawnDamage.dent ? (
                  <Dent inches={inches} />
                ) : (
                  <Scratch inches={inches} />
                )}
                <strong className="block font-semibold">{size}</strong>
                {company}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Disclosure className="text-sm print:hidden" summary="See all limits">
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

/** Pixels for an inch: three dents stand side by side on a phone. */
const INCH = 32;

/** A circle, or a payment card if that is the limit. */
function Dent({ inches }: { inches: number }) {
  const { creditCard, quarter } = wearGuides();
  const isCard = inches === creditCard.width;
  const [width, height] = [inches, isCard ? creditCard.height : inches].map((side) => side * INCH);
  return (
    <svg aria-hidden="true" className="mb-2 overflow-visible" height={height} width={width}>
      <rect
        className="fill-none stroke-2 stroke-ink forced-colors:stroke-system-text"
        height={height}
        rx={isCard ? 5 : '50%'}
        width={width}
      />
      <circle
        className="fill-line-deep forced-colors:fill-system-line"
        cx="50%"
        cy="50%"
        r={(quarter * INCH) / 2}
      />
      <text className="fill-current text-xs" dy="0.35em" textAnchor="middle" x="50%" y="50%">
        25¢
      </text>
    </svg>
  );
}

function Scratch({ inches }: { inches: number }) {
  return (
    <svg aria-hidden="true" className="mb-1" height={4} width={inches * INCH}>
      <rect className="fill-ink forced-colors:fill-system-text" height="100%" width="100%" />
    </svg>
  );
}
