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

/**
 * @param f never falls, and rises by at most one a step
 * @returns the first whole number at which it gives `target`; or whether `target` is below or above
 *   all that it gives
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
  return from;
}
