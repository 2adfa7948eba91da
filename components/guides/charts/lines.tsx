import { scaleLinear } from 'd3-scale';
import { each } from '@/components/ui/each';
import { round, tones } from '@/components/ui/marks';
import { money } from '@/lib/format/format';
import type { Draw, Label } from './chart';

/** Room for the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92, top: 30, bottom: 24 };
const HEIGHT = 220;
/** About how wide a character is. */
const CHARACTER = 6;

const GRID = 'fill-none stroke-line-deep forced-colors:stroke-[GrayText]';
const DASHES = 'fill-none stroke-current [stroke-dasharray:2_3]';
/** Lines, with the colors of the tones of their names. */
const lineTones = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-[CanvasText]',
  accent: 'fill-none stroke-accent stroke-3 forced-colors:stroke-[Highlight]',
} as const;

type Point = readonly [x: number, cents: number];
type LineChart = {
  /** The ticks of what `x` counts, the label of each, and its unit, which stands in the right margin. */
  x: { ticks: readonly number[]; label: (value: number) => string; unit: string };
  lines: readonly { tone: keyof typeof lineTones; points: readonly Point[] }[];
  /** The corners of an area below the lines. */
  area?: readonly Point[];
  /** Dashed lines where something changes, and what stands before the first and after the last, as far as it fits. */
  change?: { at: readonly number[]; before: string; after: string };
  /** Two lines of text at the right end of each line, moved apart where they would touch. */
  ends: readonly { at: number; name: string; text: string }[];
};

/** Money over whatever `x` counts, from 0 upward. */
export const lineChart =
  ({ x: axis, lines, area = [], change, ends }: LineChart): Draw =>
  (width) => {
    const [bottom, right] = [MARGIN.top + HEIGHT, width - MARGIN.right];
    const points = [...area, ...lines.flatMap((line) => line.points)];
    const counts = points.map(([count]) => count);
    const x = scaleLinear([Math.min(...counts), Math.max(...counts)], [MARGIN.left, right]);
    const y = scaleLinear([0, Math.max(...points.map(([, cents]) => cents))], [bottom, MARGIN.top]).nice(5);
    const path = (corners: readonly Point[]) =>
      corners.map(([a, b], at) => `${at ? 'L' : 'M'}${round(x(a))} ${round(y(b))}`).join('');
    const tick = (text: string, x: number, y: number, at: Label['at']) => ({ text, x, y, at, tick: true });
    const texts: Label[] = [
      ...y.ticks(5).map((cents) => tick(money(cents), MARGIN.left - 6, round(y(cents)) + 4, 'end')),
      ...axis.ticks.map((value) => tick(axis.label(value), round(x(value)), bottom + 18, 'middle')),
      { text: axis.unit, x: right + 16, y: bottom + 18 },
    ];
    if (change) {
      const { at, before, after } = change;
      const changes = at.map((value) => Math.round(x(value)));
      const [start, end] = [Math.min(...changes) - 6, Math.max(...changes) + 6];
      if (start > before.length * CHARACTER) texts.push({ text: before, x: start, y: 14, at: 'end' });
      if (end + after.length * CHARACTER < width) texts.push({ text: after, x: end, y: 14 });
    }
    let free = 0;
    for (const { at, name, text } of ends.toSorted((a, b) => b.at - a.at)) {
      const top = Math.max(round(y(at)) - 2, free);
      texts.push({ text: name, x: right + 8, y: top, strong: true }, { text, x: right + 8, y: top + 16 });
      free = top + 34;
    }
    return {
      height: bottom + MARGIN.bottom,
      texts,
      more: each(
        [
          [GRID, y.ticks(5).map((cents) => `M${MARGIN.left} ${round(y(cents))}H${right}`)],
          [tones.line, area.length > 0 ? [`${path(area)}z`] : []],
          [DASHES, change?.at.map((at) => `M${round(x(at))} 4V${bottom}`) ?? []],
          ...lines.map(({ tone, points }) => [lineTones[tone], [path(points)]] as const),
        ] as const,
        ([className, parts]) => parts.length > 0 && <path className={className} d={parts.join('')} />,
      ),
    };
  };
