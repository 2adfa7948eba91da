import { readFileSync } from 'node:fs';
import { guideSlugsOnDisk } from '@/lib/articles/guide-file';
import { examplesIn } from '@/lib/articles/source';
import { leasePayment } from '@/lib/lease/arithmetic';

const read = (slug: string) => readFileSync(`content/blog/${slug}.mdx`, 'utf8');
const prop = (example: string, name: string) =>
  Number(example.match(new RegExp(`${name}=\\{([\\d.]+)\\}`))?.[1]);

const payments = guideSlugsOnDisk().flatMap((slug) =>
  examplesIn(read(slug))
    .filter((example) => example.startsWith('<PaymentExample'))
    .map((example) => ({ slug, title: example.match(/title="([^"]*)"/)?.[1], example })),
);

/** Cents in whole numbers: money factors have at most four decimals here, so thousandths of a cent are exact. */
function paymentInWholeNumbers(example: string): number {
  const dollars = (name: string) => BigInt(Math.round(prop(example, name) * 100)) * 1_000_000n;
  const cost = dollars('sellingPrice') + dollars('fees') - dollars('down');
  const residual = (dollars('msrp') * BigInt(prop(example, 'residualPercent'))) / 100n;
  const months = BigInt(prop(example, 'months'));
  const factor = BigInt(Math.round(prop(example, 'moneyFactor') * 100_000));
  // Over the common denominator, then rounded half up to cents.
  const numerator = (cost - residual) * 100_000n + (cost + residual) * factor * months;
  const denominator = months * 100_000n * 1_000_000n;
  return Number((numerator * 2n + denominator) / (denominator * 2n)) / 100;
}

describe('the worked payments of the guides', () => {
  it('are there', () => {
    expect(payments.length).toBeGreaterThanOrEqual(5);
  });

  it.each(payments)('come out the same in whole-number arithmetic: $slug, $title', ({ example }) => {
    const terms = {
      sellingPrice: prop(example, 'sellingPrice'),
      msrp: prop(example, 'msrp'),
      residualPercent: prop(example, 'residualPercent'),
      moneyFactor: prop(example, 'moneyFactor'),
      months: prop(example, 'months'),
      fees: prop(example, 'fees'),
      down: prop(example, 'down'),
    };
    expect(leasePayment(terms).payment).toBe(paymentInWholeNumbers(example));
  });
});

describe('figures that a guide carries over from an example', () => {
  it('leasing vs buying: the lease payment, the loan payment and what is owed after 36 of 60 months', () => {
    const source = read('leasing-vs-buying-nyc-nj-2025');
    const lease = payments.find(({ slug }) => slug === 'leasing-vs-buying-nyc-nj-2025');
    expect(paymentInWholeNumbers(lease?.example ?? '')).toBe(542.38);
    expect(source).toContain('36 * 542.38');

    const rate = 0.06 / 12;
    const payment = (36400 * rate) / (1 - (1 + rate) ** -60);
    expect(payment.toFixed(2)).toBe('703.71');
    let owed = 36400;
    for (let month = 1; month <= 36; month++) owed = owed * (1 + rate) - 703.71;
    expect(owed.toFixed(2)).toBe('15877.96');
    expect(source).toContain('36400 - 15877.96');

    const threeYearsLeased = 36 * 542.38 * 1.06625 + 400;
    const threeYearsBought = 36400 * 1.06625 + 36 * 703.71 - (36400 - 15877.96) - 38000 * 0.58;
    expect(threeYearsLeased.toFixed(2)).toBe('21219.26');
    expect(threeYearsBought.toFixed(2)).toBe('21583.02');
    expect(source).toContain('21583.02 - 21219.26');
  });

  it('credit score: one step of the money factor', () => {
    const step = (37000 + 650 + 39000 * 0.59) * (0.0028 - 0.0018);
    expect(step.toFixed(2)).toBe('60.66');
    expect(read('credit-score-car-leasing-nyc-nj')).toContain('36 * 60.66');
  });
});
