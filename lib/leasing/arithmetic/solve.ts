/** Whole numbers, both ends included. */
type WholeRange = { min: number; max: number };

/**
 * @param f never falls
 * @returns the first whole number at which it is at least `target`; `max + 1` where it never is
 */
export function lowerBound(
  f: (x: number) => number,
  target: number,
  { min, max }: WholeRange,
): number {
  let low = min;
  let high = max + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (f(middle) >= target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** More zeros than these no solution ends with. */
const LARGEST_STEP = 10 ** 9;

/** @returns the number from `from` to just below `end` that has the most zeros at its end */
function roundest(from: number, end: number): number {
  for (let step = LARGEST_STEP; step > 1; step /= 10) {
    const candidate = Math.ceil(from / step) * step;
    if (candidate < end) return candidate;
  }
  return from;
}

/**
 * @param f never falls, and rises by at most one a step
 * @returns the whole number at which it gives `target`, of several the one with the most zeros at
 *   its end; or whether `target` is below or above all that it gives
 */
export function solve(
  f: (x: number) => number,
  target: number,
  range: WholeRange,
): number | 'below' | 'above' {
  const { max } = range;
  const from = lowerBound(f, target, range);
  if (from > max) return 'above';
  if (f(from) !== target) return 'below';
  return roundest(from, lowerBound(f, target + 1, { min: from, max }));
}
