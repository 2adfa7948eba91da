import { Fragment, type ReactNode } from 'react';

/**
 * The fill of each kind of mark. They differ in lightness, so that they can be told apart in black and white, and have a
 * system color where the visitor's colors replace the site's.
 */
export const tones = {
  ink: 'fill-ink forced-colors:fill-[CanvasText]',
  harbor: 'fill-harbor forced-colors:fill-[CanvasText]',
  coral: 'fill-coral forced-colors:fill-[Highlight]',
  sand: 'fill-sand-deep forced-colors:fill-[GrayText]',
  glass: 'fill-glass-deep forced-colors:fill-[GrayText]',
} as const;
export type Tone = keyof typeof tones;

/** The same for lines. */
export const lineTones = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-[CanvasText]',
  coral: 'fill-none stroke-coral stroke-3 forced-colors:stroke-[Highlight]',
} as const;

/** Bars with one path for each tone, which keeps the HTML small. */
export function barPaths(
  bars: readonly { tone: Tone; from: number; to: number; top: number; height: number }[],
) {
  return each([...new Set(bars.map(({ tone }) => tone))], (tone) => (
    <path
      className={tones[tone]}
      d={bars
        .filter((bar) => bar.tone === tone)
        .map(({ from, to, top, height }) => `M${round(from)} ${top}H${round(to)}v${height}H${round(from)}z`)
        .join('')}
    />
  ));
}

/** A tenth of a pixel is enough, and short numbers keep the HTML small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Draws every item; the items never move. */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
  return items.map((item, index) => <Fragment key={index}>{draw(item, index)}</Fragment>);
}

/** For text over thin lines, so that they don't run through its letters. */
export const halo = 'stroke-4 stroke-paper [paint-order:stroke] forced-colors:stroke-[Canvas]';
