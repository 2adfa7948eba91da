/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { thirdRowCargo } from '@/content/catalogue/family-cars';
import { creditTiers } from '@/content/credit-tiers';
import { evLines } from '@/content/ev-dates';
import { facts } from '@/content/facts';
import { evCalendar } from '@/lib/charts/ev-dates';
import { dateLabel, usd } from '@/lib/format/format';

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

describe('the electric guide', () => {
  const text = guideWith('EvDatesChart', 'ev-electric-car-leasing-nyc-nj-2025');
  const FULL_DATE =
    /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
  const datesIn = (part: string) => part.match(FULL_DATE) ?? [];
  const amountOf = (unit: 'percent' | 'dollars', amount: number) =>
    unit === 'percent' ? `${amount}%` : usd(amount);
  const edges = ({ from, to }: { from?: string; to?: string }) =>
    [from, to].flatMap((date) => (date ? [dateLabel(date)] : []));

  it('names every date that its figure marks', () => {
    if (text)
      expect(datesIn(text)).toEqual(
        expect.arrayContaining(evCalendar().changes.map(({ date }) => dateLabel(date))),
      );
  });

  it('gives no amount of the figure another date, in a sentence, a fact, or a row of a table', () => {
    const parts = text.split(/(?<=[.!?])\s+|\n/).filter((part) => datesIn(part).length > 0);
    for (const { unit, periods } of evLines) {
      for (const { amount } of periods.filter((period) => period.amount > 0)) {
        const known = evLines
          .filter((line) => line.unit === unit)
          .flatMap((line) => line.periods.filter((period) => period.amount === amount).flatMap(edges));
        for (const part of parts.filter((it) => it.includes(amountOf(unit, amount))))
          expect({ part, dates: datesIn(part).filter((date) => !known.includes(date)) }).toEqual({
            part,
            dates: [],
          });
      }
    }
  });

  it('has a row for each period of New Jersey’s sales tax, with its dates', () => {
    const tax = evLines.find(({ label }) => label === 'New Jersey sales tax');
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && datesIn(line).length > 0);
    if (!text || !tax) return;
    expect(rows.map((row) => datesIn(row))).toEqual(tax.periods.map(edges));
    for (const [at, { amount }] of tax.periods.entries())
      expect(rows[at]).toContain(`| ${amount === 0 ? 'none' : amountOf(tax.unit, amount)} |`);
  });
});

it('the credit guide’s table has the tiers of its figure', () => {
  const text = guideWith('CreditTiersChart', 'credit-score-car-leasing-nyc-nj');
  if (!text) return;
  for (const { name, from } of creditTiers.slice(0, -1)) {
    expect(text).toMatch(new RegExp(`\\| ${name} \\| ${from}[+–]`));
  }
});

it('the family guide’s table has the cargo space of its figure', () => {
  const text = guideWith('SeatsChart', 'best-family-cars-lease-new-jersey-2025');
  if (!text) return;
  for (const { make, model, cubicFeet } of thirdRowCargo) {
    const row = text.split('\n').find((line) => line.startsWith(`| ${make} ${model} |`));
    expect(Number(row?.split('|')[3]?.match(/[\d.]+/)?.[0])).toBe(cubicFeet);
  }
});
