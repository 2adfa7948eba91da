/**
 * @param f never falls
 * @returns the first whole number at which it is at least `target`; `max + 1` where it never is
 */
export function lowerBound(
  f: (x: number) => number,
  target: number,
  min: number,
  max: number,
): number {
  let [low, high] = [min, max + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (f(middle) >= target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * @param f never falls, and rises by at most one a step
 * @returns the whole number at which it gives `target`, of several the one with the most zeros at
 *   its end; or whether `target` is below or above all that it gives
 */
export function solve(f: (x: number) => number, target: number, min: number, max: number) {
  const from = lowerBound(f, target, min, max);
  if (from > max) return 'above';
  if (f(from) !== target) return 'below';
  const end = lowerBound(f, target + 1, from, max);
  for (let step = 10 ** 9; step > 1; step /= 10) {
    const candidate = Math.ceil(from / step) * step;
    if (candidate < end) return candidate;
  }
  return from;
}
