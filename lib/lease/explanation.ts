import { money } from '@/lib/format/format';
import type { Cents } from './cents';

/** How a number comes about: the formula in words, the same with the visitor's values, and what it gives. */
export type Explanation = {
  label: string;
  words: string;
  /** Arithmetic that gives `result` exactly once it's rounded, with the signs + − × ÷ and parentheses. */
  values: string;
  result: string;
  /** A sentence to add. */
  note?: string;
};

type Formula = Pick<Explanation, 'words' | 'values' | 'note'>;

/** @returns how an amount comes about */
export function explain(label: string, cents: Cents, formula: Formula): Explanation {
  return { label, ...formula, result: money(cents) };
}
