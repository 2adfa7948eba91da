/** The whole numbers at which a function has a value, or on which side of all its values that lies. */
export type Solution = { from: number; to: number } | 'below' | 'above';

/** @returns the first whole number from `min` to `max` at which `f` is at least `target`; `max + 1` where it never is */
export function firstAt(f: (x: number) => number, target: number, min: number, max: number): number {
  let [low, high] = [min, max + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (f(middle) >= target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @param f rises by at most one a step from `min` to `max` @returns all whole numbers at which it gives `target` */
export function solve(f: (x: number) => number, target: number, min: number, max: number): Solution {
  const from = firstAt(f, target, min, max);
  if (from > max) return 'above';
  if (f(from) !== target) return 'below';
  return { from, to: firstAt(f, target + 1, from, max) - 1 };
}

/** @returns the number of a range that has the most zeros at its end */
export function roundest({ from, to }: { from: number; to: number }): number {
  for (let step = 10 ** 9; step > 1; step /= 10) {
    const candidate = Math.ceil(from / step) * step;
    if (candidate <= to) return candidate;
  }
  return from;
}
