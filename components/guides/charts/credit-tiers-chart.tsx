import { scaleLinear } from 'd3-scale';
import { creditSteps } from '@/lib/charts/payments';
import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { type Bar, Chart, type Draw, type Label, round } from './chart';

const colors = ['ink', 'action', 'accent', 'line'] as const;
const LINE = 18;
const BAR = 14;
const LANE = 66;

type Tier = ReturnType<typeof creditSteps>[number];

const rangeOf = ({ from, to }: Tier, index: number, tiers: readonly Tier[]) => {
  if (index === 0) return `${from}+`;
  return index === tiers.length - 1 ? `under ${to + 1}` : `${from}–${to}`;
};
const costOf = ({ payment, more }: Tier) => {
  if (payment === null) return 'No example';
  return more === 0 ? `${money(payment)} a month` : `+${money(more)} a month`;
};

/** The credit tiers on one scale, with what each changes; `step` is what a tier down adds to the money factor. */
export function CreditTiersChart({ step, ...terms }: PartProps<'CreditTiersChart'>) {
  const tiers = creditSteps(terms, step);
  const scores = [...tiers.map(({ from }) => from), tiers[0]?.to ?? 0].sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [scores[0], scores.at(-1)];
  const lanes = tiers.map((tier, index) => ({
    ...tier,
    name: `${tier.name}, ${rangeOf(tier, index, tiers)}`,
    cost: costOf(tier),
    top: 2 * LINE + 6 + index * LANE,
  }));
  const draw: Draw = (width) => {
    const x = scaleLinear([lowest, highest], [0, width]);
    const height = LINE + lanes.length * LANE - 6;
    const texts = scores.map((score) => {
      const at = { [lowest]: 'start', [highest]: 'end' }[score] ?? 'middle';
      return { text: `${score}`, x: round(x(score)), y: LINE - 5, at } as Label;
    });
    const bars: Bar[] = [];
    for (const [index, { name, cost, changes, payment, from, to, top }] of lanes.entries()) {
      texts.push({ text: name, y: top - 5, strong: true }, { text: changes, y: top + BAR + LINE - 4 });
      if (payment) texts.push({ text: cost, x: width, y: top - 5, at: 'end', strong: true });
      const color = colors[index] ?? 'line';
      bars.push({ color, from: x(from), to: x(index === 0 ? to : to + 1), top, height: BAR });
    }
    return { height, rules: { at: scores.slice(1, -1).map(x), from: LINE, to: height }, texts, bars };
  };
  return (
    <Chart
      columns={['Tier', 'Payment before tax', 'What it changes']}
      draw={draw}
      note={`Credit scores from ${lowest} to ${highest}. The dollars are our example’s, before tax, with ${step} more on the money factor for each tier down.`}
      numeric={false}
      rows={lanes.map(({ name, cost, changes }) => [name, cost, changes])}
      title={`Each tier down adds ${money(tiers[1]?.more ?? 0)} a month in our example`}
    />
  );
}
