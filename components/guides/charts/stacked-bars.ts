import { scaleLinear } from 'd3-scale';
import { money } from '@/lib/format/format';
import type { Cents } from '@/lib/leasing/arithmetic/cents';
import type { Color, Draw, Label } from './chart';

const ROW = 72;
const BAR = 18;
const colors: readonly Color[] = ['ink', 'accent'];

/** Two parts that add up to `total`, each with its name. `end` stands above the end of the bar. */
export type Sum = {
  label: string;
  end: string;
  total: Cents;
  parts: readonly [first: SumPart, second: SumPart];
};
type SumPart = { name: string; amount: Cents };

/** Sums of two parts, each a bar below its label, with the parts named below it. */
export function stackedBars(sums: readonly Sum[]): Draw {
  return (width) => {
    const x = scaleLinear([0, Math.max(...sums.map(({ total }) => total))], [0, width]);
    const topOf = (row: number) => row * ROW + 20;
    return {
      height: sums.length * ROW - 14,
      bars: sums.flatMap(({ total, parts: [first] }, row) => {
        const place = { top: topOf(row), height: BAR };
        return [
          { color: colors[0] ?? 'ink', from: 0, to: x(first.amount), ...place },
          { color: colors[1] ?? 'accent', from: x(first.amount), to: x(total), ...place },
        ];
      }),
      texts: sums.flatMap(({ label, end, total, parts: [first, second] }, row): Label[] => {
        const top = topOf(row);
        const below = top + BAR + 14;
        return [
          { text: label, y: top - 7, strong: true },
          { text: end, x: width, y: top - 7, at: 'end', strong: true },
          { text: `${first.name} ${money(first.amount)}`, y: below },
          {
            text: `${second.name} ${money(second.amount)}`,
            x: Math.round(x(total)),
            y: below,
            at: 'end',
          },
        ];
      }),
    };
  };
}
