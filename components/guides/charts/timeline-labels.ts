import { round } from '@/components/ui/marks';

/** About how wide a character is, to keep labels apart. */
export const CHARACTER = 6.6;
/** The same for a semibold label in the fallback font, which is wider. */
export const BOLD_CHARACTER = 8;

/** A text starts with its span, or ends with it where it would leave the drawing. */
export function placeOf(text: string, start: number, end: number, width: number) {
  return start + text.length * CHARACTER <= width
    ? { x: round(start) }
    : { x: round(end), textAnchor: 'end' as const };
}

/** Labels that would touch turn away from each other, and none leaves the drawing. */
export function anchorsOf(
  marks: readonly { at: number; label: readonly string[] }[],
  x: (at: number) => number,
  left: number,
  width: number,
) {
  const halves = marks.map(
    ({ label }) => (Math.max(...label.map((line) => line.length)) * CHARACTER + 6) / 2,
  );
  const touches = (a: number, b: number) => {
    const [first, second] = [marks[a], marks[b]];
    return first && second && x(second.at) - x(first.at) < (halves[a] ?? 0) + (halves[b] ?? 0);
  };
  return marks.map(({ at }, index) => {
    const [here, half] = [x(at), halves[index] ?? 0];
    if (here + half > width || (touches(index, index + 1) && here - half > left)) return 'end';
    return here - half < left || touches(index - 1, index) ? 'start' : 'middle';
  });
}
