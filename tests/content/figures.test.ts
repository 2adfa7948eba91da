/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { thirdRowCargo } from '@/content/catalogue/family-cars';
import { creditTiers } from '@/content/credit-tiers';
import { evLines } from '@/content/ev-dates';
import { facts } from '@/content/facts';
import { usd } from '@/lib/site/format';

/** The text of a guide that has the figure; empty, and nothing to compare, where an owner took either out. */
function guideWith(figure: string, slug: string): string {
  const file = `content/blog/${slug}.mdx`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.includes(`<${figure}`) ? text : '';
}

it('every amount of an electric lease is a sourced fact', () => {
  const known = new Set(facts.flatMap(({ figures }) => figures));
  const amounts = evLines.flatMap(({ unit, periods }) =>
    periods
      .filter(({ amount }) => amount > 0)
      .map(({ amount }) => (unit === 'percent' ? `${amount}%` : usd(amount))),
  );
  expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
});

it('the credit guide’s table has the tiers of its figure', () => {
  const text = guideWith('CreditTiersFigure', 'credit-score-car-leasing-nyc-nj');
  if (!text) return;
  for (const { name, from } of creditTiers.slice(0, -1)) {
    expect(text).toMatch(new RegExp(`\\| ${name} \\| ${from}[+–]`));
  }
});

it('the family guide’s table has the cargo space of its figure', () => {
  const text = guideWith('SeatsFigure', 'best-family-cars-lease-new-jersey-2025');
  if (!text) return;
  for (const { make, model, cubicFeet } of thirdRowCargo) {
    const row = text.split('\n').find((line) => line.startsWith(`| ${make} ${model} |`));
    expect(Number(row?.split('|')[3]?.match(/[\d.]+/)?.[0])).toBe(cubicFeet);
  }
});
