import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { barPaths, type Tone } from '@/components/ui/marks';
import type { Drawing } from './chart';

/** A bar of two parts. */
type StackedBar = { label: string; text: string; parts: readonly [Part, Part] };
type Part = { size: number; text: string; tone: Tone };

const BAR = 18;
const STEP = 72;

/** Bars of two parts on one scale from 0, with their name and sum above and the parts' names below. */
export function stackedBars(bars: readonly StackedBar[], width: number): Drawing {
  const most = Math.max(...bars.map(({ parts: [first, second] }) => first.size + second.size));
  const x = scaleLinear([0, most], [0, width]);
  const placed = bars.map(({ parts: [first, second] }, at) => {
    const top = at * STEP + 20;
    const [middle, end] = [x(first.size), x(first.size + second.size)];
    return [
      { tone: first.tone, from: 0, to: middle, top, height: BAR },
      { tone: second.tone, from: middle, to: end, top, height: BAR },
    ];
  });
  return {
    height: bars.length * STEP - 14,
    content: (
      <>
        {barPaths(placed.flat())}
        {each(bars, ({ label, text, parts: [first, second] }, at) => (
          <>
            <g className="font-semibold">
              <text y={at * STEP + 13}>{label}</text>
              <text textAnchor="end" x={width} y={at * STEP + 13}>
                {text}
              </text>
            </g>
            <text y={at * STEP + BAR + 34}>{first.text}</text>
            <text textAnchor="end" x={Math.round(x(first.size + second.size))} y={at * STEP + BAR + 34}>
              {second.text}
            </text>
          </>
        ))}
      </>
    ),
  };
}
