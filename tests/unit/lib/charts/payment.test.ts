import { paymentParts } from '@/lib/charts/payment';

it('a payment is depreciation, rent charge and tax, each from its formula', () => {
  const terms = {
    sellingPrice: 36_000,
    msrp: 38_000,
    residualPercent: 60,
    moneyFactor: 0.002,
    months: 36,
    fees: 0,
    down: 0,
  };
  const residual = 38_000 * 0.6;
  const [depreciation, rentCharge] = [(36_000 - residual) / 36, (36_000 + residual) * 0.002];
  const parts = paymentParts(terms, 'nj');
  expect(parts.depreciation).toBeCloseTo(depreciation, 2);
  expect(parts.rentCharge).toBeCloseTo(rentCharge, 2);
  expect(parts.tax).toBeCloseTo((depreciation + rentCharge) * 0.06625, 2);
  expect(parts.total).toBeCloseTo(parts.payment + parts.tax, 10);
});
