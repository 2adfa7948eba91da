/** Lines, with the colors of the tones of their names. */
export const lineTones = {
  ink: 'fill-none stroke-ink stroke-3 forced-colors:stroke-[CanvasText]',
  coral: 'fill-none stroke-coral stroke-3 forced-colors:stroke-[Highlight]',
} as const;

/** For text over thin lines, so that they don't run through its letters. */
export const halo = 'stroke-4 stroke-paper [paint-order:stroke] forced-colors:stroke-[Canvas]';
