import { renderToStaticMarkup } from 'react-dom/server';
import { figureCases } from './figure-cases';

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

describe.each(figureCases)('$name', ({ figure, bars }) => {
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
        const lengths = [...svg.querySelectorAll('path')].flatMap((path) =>
          [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) [\d.]+H([\d.]+)v\d/g)].map(
            ([, from, to]) => Number(to) - Number(from),
          ),
        );
        const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
        const scale = Math.max(...lengths) / Math.max(...bars);
        const expected = sorted(bars).map((value) => value * scale);
        expect(lengths).toHaveLength(bars.length);
        for (const [at, length] of sorted(lengths).entries())
          expect(Math.abs(length - (expected[at] ?? 0))).toBeLessThan(0.3);
      }
    });
  }
});
