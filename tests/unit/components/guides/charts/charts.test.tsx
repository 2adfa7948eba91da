import { renderToStaticMarkup } from 'react-dom/server';
import { figureCases } from './chart-cases';

const KIB = 1024;

/** Money, percentages and numbers with a comma: what a reader compares. */
const numbersIn = (text: string) => text.match(/\$[\d,.]*\d|\d[\d,.]*%|\d+(?:,\d{3})+/g) ?? [];

function read(figure: React.ReactElement) {
  const html = renderToStaticMarkup(figure);
  const root = document.createElement('div');
  root.innerHTML = html;
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return {
    html,
    root,
    title: text('figcaption span'),
    note: text('figcaption span + span'),
    alternative: root.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
    table: text('table'),
    cells: [...root.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    drawings: [...root.querySelectorAll('svg')].map((svg) => ({
      svg,
      width: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
      height: Number(svg.getAttribute('viewBox')?.split(' ')[3]),
      texts: [...svg.querySelectorAll('text')],
    })),
  };
}

/** The box of a text of 13 px, a little wider than the site's font draws it. */
function boxOf(text: Element) {
  const bold = text.closest('.font-semibold') ? 1.05 : 1;
  const width = [...(text.textContent ?? '')].reduce(
    (sum, letter) => sum + (/[.,:'’il|1 ]/.test(letter) ? 3.9 : /[A-Zmw%—]/.test(letter) ? 9 : 7.1) * bold,
    0,
  );
  const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name) ?? 0)) as [number, number];
  const anchor = text.getAttribute('text-anchor');
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { left, right: left + width, top: y - 10, bottom: y + 3, text: text.textContent };
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
/** Higher bars than this are the strip of a whole lease. */
const BAR = 14;

/** The bars of a drawing, whatever their tone. */
const barsOf = (svg: Element) =>
  [...svg.querySelectorAll('path')].flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)v([\d.]+)H/g)].map((match) => {
      const [from = 0, top = 0, to = 0, height = 0] = match.slice(1).map(Number);
      return { from, to, height, bottom: top + height };
    }),
  );

/** Bars and dots from the top, and in each line from the left; `to` is where the bar ends with the gap behind it. */
function spansOf(svg: Element, gap: number) {
  const bars = barsOf(svg).filter(({ height }) => height <= BAR);
  const dots = [...svg.querySelectorAll('circle')].map((dot) => {
    const at = numberOf(dot, 'cx');
    return { from: at, to: at - gap, height: BAR, bottom: numberOf(dot, 'cy') + BAR / 2 };
  });
  return [...bars, ...dots]
    .map((span) => ({ ...span, to: span.to + gap, bottom: Math.round(span.bottom) }))
    .sort((a, b) => a.bottom - b.bottom || a.from - b.from);
}

/** The squares of a path: where each begins. */
const squaresOf = (paths: Iterable<Element>) =>
  [...paths].flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );

describe.each(figureCases)('$name', ({ figure, bars, lanes, strip, seats }) => {
  const { html, title, note, alternative, table, cells, drawings, root } = read(figure);

  it('has a finding as its title, a unit, and an alternative', () => {
    expect(title).toMatch(/\w+ \w+ \w+/);
    expect(note).not.toBe('');
    expect(alternative.length).toBeGreaterThan(title.length / 2);
    expect(root.querySelectorAll('[role=img]')).toHaveLength(1);
    expect(root.querySelector('details > summary + table')).not.toBeNull();
  });

  it('draws no number that its table and alternative lack, for wide and for narrow columns', () => {
    expect(drawings.map(({ width }) => width)).toEqual([640, 280]);
    const known = new Set(
      numbersIn(`${alternative} ${note} ${table.replaceAll('$', ' $')} ${cells.join(' ')}`),
    );
    for (const { texts } of drawings) {
      const drawn = texts.filter((text) => !text.hasAttribute('data-tick'));
      for (const number of drawn.flatMap((text) => numbersIn(text.textContent ?? '')))
        expect(known).toContain(number);
    }
    for (const number of numbersIn(title)) expect(known).toContain(number);
  });

  it('has no text outside the drawing or over another one', () => {
    for (const { width, height, texts } of drawings) {
      const boxes = texts.map(boxOf);
      for (const box of boxes) {
        expect({ ...box, fits: box.left >= 0 && box.right <= width && box.bottom <= height }).toMatchObject({
          fits: true,
        });
      }
      const touching = boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => [a.text, b.text]),
      );
      expect(touching).toEqual([]);
    }
  });

  it('weighs at most 6 KiB and brings no script or style, and loads pictures late', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(6 * KIB);
    expect(root.querySelectorAll('script, style, [style], img:not([loading=lazy]), image')).toHaveLength(0);
  });

  if (bars) {
    it('draws its bars to one scale', () => {
      for (const { svg } of drawings) {
        const lengths = barsOf(svg).map(({ from, to }) => to - from);
        const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
        const scale = Math.max(...lengths) / Math.max(...bars);
        const expected = sorted(bars).map((value) => value * scale);
        expect(lengths).toHaveLength(bars.length);
        for (const [at, length] of sorted(lengths).entries())
          expect(Math.abs(length - (expected[at] ?? 0))).toBeLessThan(0.3);
      }
    });
  }

  if (lanes) {
    it('draws each period and day where the facts put it, line by line', () => {
      const expected = lanes.spans.flat();
      const first = Math.min(...expected.map(({ from }) => from));
      const last = Math.max(...expected.map(({ to }) => to));
      for (const { svg } of drawings) {
        const found = spansOf(svg, lanes.gap);
        expect(found).toHaveLength(expected.length);
        expect(new Set(found.map(({ bottom }) => bottom)).size).toBe(lanes.spans.length);
        const left = Math.min(...found.map(({ from }) => from));
        const scale = (Math.max(...found.map(({ to }) => to)) - left) / (last - first);
        for (const [at, { from, to, height = 1 }] of expected.entries()) {
          const span = found[at] ?? { from: 0, to: 0, height: 0 };
          expect(Math.abs(span.from - left - (from - first) * scale)).toBeLessThan(0.2);
          expect(Math.abs(span.to - left - (to - first) * scale)).toBeLessThan(0.2);
          // A line of one pixel stands for nothing.
          expect(Math.abs(span.height - 1 - (BAR - 1) * height)).toBeLessThan(0.2);
        }
      }
    });
  }

  if (strip) {
    it('draws the whole lease to scale', () => {
      for (const { svg, width } of drawings) {
        const parts = barsOf(svg).filter(({ height }) => height > BAR);
        const edges = [...new Set(parts.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
        expect(edges).toHaveLength(strip.length);
        for (const [at, share] of strip.entries())
          expect(Math.abs((edges[at] ?? 0) - share * width)).toBeLessThan(0.2);
      }
    });
  }

  if (seats) {
    it('draws a square for each seat, a column for each row, and an outlined one for a seat that a bench adds', () => {
      for (const { svg, texts } of drawings) {
        const filled = squaresOf(svg.querySelectorAll('path:not([class])'));
        const outlined = squaresOf(svg.querySelectorAll('path.fill-none'));
        const tops = texts
          .filter((text) => text.matches('.font-semibold'))
          .map((text) => numberOf(text, 'y'));
        expect(tops).toHaveLength(seats.length);
        for (const [at, { rows, optional = false }] of seats.entries()) {
          const [from = 0, to = Number.POSITIVE_INFINITY] = [tops[at], tops[at + 1]];
          const inCar = <S extends { y: number }>(all: S[]) => all.filter(({ y }) => y > from && y < to);
          const columns = [...new Set(inCar(filled).map(({ x }) => x))].sort((a, b) => a - b);
          expect(columns.map((x) => inCar(filled).filter((seat) => seat.x === x).length)).toEqual(rows);
          expect(inCar(outlined).map(({ x }) => x)).toEqual(optional ? [columns[1]] : []);
        }
      }
    });
  }
});
