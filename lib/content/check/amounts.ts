import type { Guide } from '@/lib/guides/guide';
import { facts } from '../facts';
import type { Markup, Mistake } from './read-markup';

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "$1,095", "$300–$500"; a range is one amount. */
const DOLLARS = String.raw`\$${NUMBER}(?:\s?[–-]\s?\$?${NUMBER})?`;
/** "6.625%", "7 percent". */
const PERCENT = String.raw`${NUMBER}(?:[–-]${NUMBER})?\s?(?:%|percent\b)`;
const AMOUNT = new RegExp(`${DOLLARS}|${PERCENT}`, 'g');

type Fact = ReturnType<typeof facts>[number];

/**
 * Finds the amounts of a guide that neither one of its facts nor an example explains. A fact that
 * began after the guide's date explains none.
 */
export function unexplainedAmounts(guide: Guide, markup: Markup): Mistake[] {
  const date = guide.updated?.date ?? guide.date;
  const known = facts().filter(({ validFrom = '' }) => validFrom <= date);
  const named = known.filter(({ id }) => guide.facts.includes(id));

  return markup.texts.flatMap(({ value, line }) => {
    const amounts: string[] = value.match(AMOUNT) ?? [];
    const unexplained = amounts.filter((amount) => !factWith(amount, named));
    return unexplained.map((amount) => ({ line, message: reasonFor(amount, known) }));
  });
}

function factWith(amount: string, facts: readonly Fact[]): Fact | undefined {
  return facts.find(({ amounts }) => amounts.includes(amount));
}

function reasonFor(amount: string, known: readonly Fact[]): string {
  const other = factWith(amount, known);
  return other
    ? `${amount} is in no fact that this guide names; ${other.id} has it`
    : `${amount} is in no fact of content/facts.ts and no example such as <Usd>`;
}
