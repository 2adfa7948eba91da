import { money } from '@/lib/format/format';
import { round, times } from './fraction';

/** A whole number of cents. Every amount between modules is one, so that sums are exact. */
export type Cents = number;

/** One line of a bill; `formula` says how the amount comes about, such as "36 × $575.36". */
export type Line = { label: string; cents: Cents; formula?: string };
/** Lines and their sum. */
export type Bill = { lines: readonly Line[]; total: Cents };

/** @param dollars such as 575.36 @returns cents, halves up */
export function toCents(dollars: number): Cents {
  return round(times(dollars, 100));
}

/** @param lines `false` stands for a line that doesn't apply @returns the bill without lines of zero */
export function bill(...lines: (Line | false)[]): Bill {
  const used = lines.filter((line): line is Line => line !== false && line.cents !== 0);
  return { lines: used, total: used.reduce((total, { cents }) => total + cents, 0) };
}

/** @returns the sum of a bill as arithmetic: "36 × $575.36 + $1,500 − $200" */
export function billFormula({ lines }: Bill): string {
  const terms = lines.map(
    ({ cents, formula }) => `${cents < 0 ? '−' : '+'} ${formula ?? money(Math.abs(cents))}`,
  );
  return terms.join(' ').replace(/^\+ /, '') || money(0);
}
