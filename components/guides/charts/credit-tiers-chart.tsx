import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, round } from '@/components/ui/marks';
import { creditSteps } from '@/lib/charts/credit';
import { usd } from '@/lib/format/format';
import type { LeaseTerms } from '@/lib/lease/worked-examples';
import { Figure } from './chart';
import { halo } from './line-marks';

const tones = ['ink', 'harbor', 'coral', 'sand'] as const;
const LINE = 18;
const BAR = 14;
const LANE = 66;

type Tier = ReturnType<typeof creditSteps>[number];

const rangeOf = ({ from, to }: Tier, index: number, tiers: readonly Tier[]) => {
  if (index === 0) return `${from}+`;
  return index === tiers.length - 1 ? `under ${to + 1}` : `${from}–${to}`;
};
const costOf = ({ payment, more }: Tier) => {
  if (!payment || more === null) return 'No example';
  return more === 0 ? `${usd(payment)} a month` : `+${usd(more)} a month`;
};

/** The credit tiers on one scale, with what each changes; `step` is what a tier down adds to the money factor. */
export function CreditTiersChart({ step, ...terms }: LeaseTerms & { step: number }) {
  const tiers = creditSteps(terms, step);
  const scores = [...tiers.map(({ from }) => from), tiers[0]?.to ?? 0].sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [scores[0], scores.at(-1)];
  const rows = tiers.map(
    (tier, index) => [`${tier.name}, ${rangeOf(tier, index, tiers)}`, costOf(tier), tier.changes] as const,
  );
  const draw = (width: number) => {
    const x = scaleLinear([lowest, highest], [0, width]);
    const lanes = tiers.map((tier, index) => ({ ...tier, top: LINE + 6 + index * LANE }));
    const height = LINE + tiers.length * LANE - 6;
    const bars = lanes.map(({ from, to, top }, index) => ({
      tone: tones[index] ?? ('sand' as const),
      from: x(from),
      to: x(index === 0 ? to : to + 1),
      top: top + LINE,
      height: BAR,
    }));
    return {
      height,
      content: (
        <>
          <path
            className="fill-none stroke-control"
            d={scores
              .slice(1, -1)
              .map((score) => `M${round(x(score))} ${LINE}V${height}`)
              .join('')}
            strokeDasharray="2 3"
          />
          {each(scores, (score) => (
            <text
              textAnchor={score === lowest ? 'start' : score === highest ? 'end' : 'middle'}
              x={round(x(score))}
              y={LINE - 5}
            >
              {score}
            </text>
          ))}
          {barPaths(bars)}
          <g className={halo}>
            {each(lanes, ({ top }, index) => (
              <>
                <g className="font-semibold">
                  <text y={top + LINE - 5}>{rows[index]?.[0]}</text>
                  {tiers[index]?.payment && (
                    <text textAnchor="end" x={width} y={top + LINE - 5}>
                      {rows[index]?.[1]}
                    </text>
                  )}
                </g>
                <text y={top + LINE + BAR + LINE - 4}>{rows[index]?.[2]}</text>
              </>
            ))}
          </g>
        </>
      ),
    };
  };
  return (
    <Figure
      alternative={rows.map(([name, cost, changes]) => `${name}: ${cost}. ${changes}.`).join(' ')}
      columns={[{ label: 'Tier' }, { label: 'Payment before tax' }, { label: 'What it changes' }]}
      draw={draw}
      note={`Credit scores from ${lowest} to ${highest}. The dollars are our example’s, before tax, with ${step} more on the money factor for each tier down.`}
      rows={rows}
      title={`Each tier down adds ${usd(tiers[1]?.more ?? 0)} a month in our example`}
    />
  );
}
