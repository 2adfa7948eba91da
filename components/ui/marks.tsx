import { each } from './each';

/**
 * The fill of each kind of mark in a drawing. They differ in lightness, so that they can be told apart in black and white,
 * and have a system color where the visitor's colors replace the site's.
 */
export const tones = {
  ink: 'fill-ink forced-colors:fill-[CanvasText]',
  action: 'fill-action forced-colors:fill-[CanvasText]',
  accent: 'fill-accent forced-colors:fill-[Highlight]',
  line: 'fill-line-deep forced-colors:fill-[GrayText]',
  tint: 'fill-tint-deep forced-colors:fill-[GrayText]',
} as const;
export type Tone = keyof typeof tones;

export type Bar = { tone: Tone; from: number; to: number; top: number; height: number };

/** Bars with one path for each tone, which keeps the HTML small. */
export function barPaths(bars: readonly Bar[]) {
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
