import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { mapStatic } from '@/components/ui/map-static';
import { money } from '@/lib/format/format';

/** In units of the drawing, so that texts keep their place when a visitor enlarges all text. */
const FONT_SIZE = 13;
/** Room for the labels in the fallback font, which is wider. */
const MARGIN = { left: 62, right: 92, top: 30, bottom: 24 };
const HEIGHT = 220;
const BOTTOM = MARGIN.top + HEIGHT;
const CHARACTER = 6.5;

const styles = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-system-text',
  link: 'fill-none stroke-link stroke-3 forced-colors:stroke-system-mark',
  grid: 'fill-none stroke-line-deep forced-colors:stroke-system-line',
  area: 'fill-line-deep forced-colors:fill-system-line',
} as const;

type Point = readonly [x: number, cents: number];
type Line = { color: 'ink' | 'link'; points: readonly Point[]; name?: string };
type Change = { at: readonly number[]; before: string; after: string };
type End = { at: number; name: string; text: string };

export type Lines = {
  /** The ticks of what `x` counts, the label of each, and its unit, in the right margin. */
  x: { ticks: readonly number[]; label: (value: number) => string; unit: string };
  /** The cents at the bottom of the drawing; 0 without it. */
  bottom?: number;
  /** A `name` stands above the first line, and below the others; they have to fall. */
  lines: readonly Line[];
  /** The corners of an area below the lines. */
  area?: readonly Point[];
  /** Dashed lines where something changes, and what stands before the first and after the last. */
  change?: Change;
  /** Two lines of text at the right end of each line, moved apart where they would touch. */
  ends: readonly End[];
};

type Text = {
  text: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  strong?: boolean;
};

type Scales = {
  width: number;
  right: number;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
};

/** A tenth of a pixel is enough, and short numbers keep the HTML small. */
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Money over whatever `x` counts. One unit of `width` is a CSS pixel where the column is that wide.
 */
export function LineDrawing(props: Lines & { width: number; className: string }) {
  const { width, className, area = [], change, lines } = props;
  const scales = scalesOf(props, width);
  const { x, y, right } = scales;
  const path = (corners: readonly Point[]) =>
    corners.map(([a, b], at) => `${at ? 'L' : 'M'}${round(x(a))} ${round(y(b))}`).join('');
  return (
    <svg
      aria-hidden="true"
      className={`w-full overflow-visible ${className}`}
      fontSize={FONT_SIZE}
      viewBox={`0 0 ${width} ${BOTTOM + MARGIN.bottom}`}
    >
      {area.length > 0 && <path className={styles.area} d={`${path(area)}z`} />}
      <path
        className={styles.grid}
        d={y
          .ticks(5)
          .map((cents) => `M${MARGIN.left} ${round(y(cents))}H${right}`)
          .join('')}
      />
      {change && (
        <path
          className="fill-none stroke-current"
          d={change.at.map((at) => `M${round(x(at))} 4V${BOTTOM}`).join('')}
          strokeDasharray="2 3"
        />
      )}
      {mapStatic(lines, ({ color, points }) => (
        <path className={styles[color]} d={path(points)} />
      ))}
      {mapStatic(textsOf(props, scales), ({ text, anchor, strong, ...place }) => (
        <text {...place} fontWeight={strong ? 600 : undefined} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function scalesOf({ lines, area = [], bottom = 0 }: Lines, width: number): Scales {
  const right = width - MARGIN.right;
  const points = [...area, ...lines.flatMap((line) => line.points)];
  const counts = points.map(([count]) => count);
  const most = Math.max(...points.map(([, cents]) => cents));
  return {
    width,
    right,
    x: scaleLinear([Math.min(...counts), Math.max(...counts)], [MARGIN.left, right]),
    y: scaleLinear([bottom, most], [BOTTOM, MARGIN.top]).nice(5),
  };
}

function textsOf({ x, lines, change, ends }: Lines, scales: Scales): Text[] {
  return [
    ...axisTexts(x, scales),
    ...lines.flatMap((line, at) => nameTexts(line, at === 0, scales)),
    ...(change ? changeTexts(change, scales) : []),
    ...endTexts(ends, scales),
  ];
}

function axisTexts(axis: Lines['x'], { x, y, right }: Scales): Text[] {
  const below = BOTTOM + 18;
  const amounts = y.ticks(5).map((cents): Text => {
    return { text: money(cents), x: MARGIN.left - 6, y: round(y(cents)) + 4, anchor: 'end' };
  });
  const counts = axis.ticks.map((value): Text => {
    return { text: axis.label(value), x: round(x(value)), y: below, anchor: 'middle' };
  });
  return [...amounts, ...counts, { text: axis.unit, x: right + 16, y: below }];
}

/**
 * The name above a line that falls has room from the line's height before it; one below, where the
 * line has passed its right end.
 */
function nameTexts({ name, points }: Line, isAbove: boolean, { x, y }: Scales): Text[] {
  if (!name) return [];
  const start = x.range()[0] ?? 0;
  const left = isAbove ? start + 20 : start + 8;
  const right = left + name.length * CHARACTER;
  const [, cents = 0] =
    (isAbove
      ? points.findLast(([count]) => x(count) <= left)
      : points.find(([count]) => x(count) >= right)) ?? [];
  const top = round(y(cents)) + (isAbove ? -8 : 20);
  return [{ text: name, x: left, y: top, strong: true }];
}

/** Leaves out a text that doesn't fit. */
function changeTexts({ at, before, after }: Change, { x, width }: Scales): Text[] {
  const changes = at.map((value) => Math.round(x(value)));
  const start = Math.min(...changes) - 6;
  const end = Math.max(...changes) + 6;
  const texts: Text[] = [];
  if (start > before.length * CHARACTER)
    texts.push({ text: before, x: start, y: 14, anchor: 'end' });
  if (end + after.length * CHARACTER < width) texts.push({ text: after, x: end, y: 14 });
  return texts;
}

function endTexts(ends: readonly End[], { y, right }: Scales): Text[] {
  const texts: Text[] = [];
  let free = 0;
  for (const { at, name, text } of ends.toSorted((a, b) => b.at - a.at)) {
    const top = Math.max(round(y(at)) - 2, free);
    texts.push({ text: name, x: right + 8, y: top, strong: true });
    texts.push({ text, x: right + 8, y: top + 16 });
    free = top + 40;
  }
  return texts;
}
