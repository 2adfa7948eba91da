import { leaseTotal, offerCosts } from '@/lib/charts/offers';

it('offers of equal term are ranked by what is due at signing and the payments after the first', () => {
  const offers = [
    { label: 'A', dueAtSigning: 3000, monthly: 300, months: 24 },
    { label: 'B', dueAtSigning: 500, monthly: 400, months: 24 },
  ];
  const { costs, cheapest, dearest, lowestPayment } = offerCosts(offers);
  expect(costs.map(({ total }) => total)).toEqual([3000 + 23 * 300, 500 + 23 * 400]);
  expect([cheapest?.label, dearest?.label, lowestPayment?.label]).toEqual(['B', 'A', 'A']);
  expect(() => offerCosts([...offers, { label: 'C', dueAtSigning: 0, monthly: 1, months: 36 }])).toThrow(
    /same number of months/,
  );
});

it('the payments of a lease are its depreciation and its rent charge', () => {
  const terms = {
    sellingPrice: 30_000,
    msrp: 32_000,
    residualPercent: 50,
    moneyFactor: 0.002,
    months: 36,
    fees: 500,
    down: 1000,
  };
  const { depreciation, rentCharge, total } = leaseTotal(terms);
  expect(depreciation).toBeCloseTo(29_500 - 16_000, 2);
  expect(rentCharge).toBeCloseTo(36 * (29_500 + 16_000) * 0.002, 0);
  expect(total).toBeCloseTo(depreciation + rentCharge, 2);
});
