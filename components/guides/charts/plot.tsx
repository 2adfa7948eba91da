import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { round } from '@/components/ui/marks';
import { money } from '@/lib/format/format';

/** Room for the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92, top: 30, bottom: 24 };
const HEIGHT = 220;

/** Lines, with the colors of the tones of their names. */
export const lineTones = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-[CanvasText]',
  accent: 'fill-none stroke-accent stroke-3 forced-colors:stroke-[Highlight]',
} as const;

type Point = readonly [x: number, y: number];

/**
 * The frame of lines over two scales: money from 0 upward, in cents, and whatever `x` counts.
 *
 * @param x its ends, its ticks with their labels, and its unit, which stands in the right margin
 */
export function plot(props: {
  width: number;
  x: { ends: readonly [number, number]; ticks: readonly (readonly [number, string])[]; unit: string };
  most: number;
}) {
  const { width, x: axis, most } = props;
  const x = scaleLinear(axis.ends, [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear([0, most], [MARGIN.top + HEIGHT, MARGIN.top]).nice(5);
  const [bottom, right] = [MARGIN.top + HEIGHT, width - MARGIN.right];
  const path = (points: readonly Point[]) =>
    points.map(([a, b], at) => `${at ? 'L' : 'M'}${round(x(a))} ${round(y(b))}`).join('');
  return {
    x,
    path,
    height: bottom + MARGIN.bottom,
    frame: (
      <>
        <path
          className="fill-none stroke-line-deep forced-colors:stroke-[GrayText]"
          d={y
            .ticks(5)
            .map((tick) => `M${MARGIN.left} ${round(y(tick))}H${right}`)
            .join('')}
        />
        {each(y.ticks(5), (tick) => (
          <text data-tick textAnchor="end" x={MARGIN.left - 6} y={round(y(tick)) + 4}>
            {money(tick)}
          </text>
        ))}
        {each(axis.ticks, ([value, label]) => (
          <text data-tick textAnchor="middle" x={round(x(value))} y={bottom + 18}>
            {label}
          </text>
        ))}
        <text x={right + 16} y={bottom + 18}>
          {axis.unit}
        </text>
      </>
    ),
    /** Upright lines at values of x. */
    marks: (values: readonly number[]) => (
      <path
        className="fill-none stroke-current [stroke-dasharray:2_3]"
        d={values.map((value) => `M${round(x(value))} 4V${bottom}`).join('')}
      />
    ),
    /** Two lines of text at the right end of each line, moved apart where they would touch. */
    endLabels: (labels: readonly { at: number; name: string; text: string }[]) => {
      let free = 0;
      return each(
        labels.toSorted((a, b) => b.at - a.at),
        ({ at, name, text }) => {
          const top = Math.max(round(y(at)) - 2, free);
          free = top + 34;
          return (
            <>
              <text className="font-semibold" x={right + 8} y={top}>
                {name}
              </text>
              <text x={right + 8} y={top + 16}>
                {text}
              </text>
            </>
          );
        },
      );
    },
  };
}
