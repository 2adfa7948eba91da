import { mileagePlan } from '@/lib/charts/mileage-plan';

const inputs = {
  plan: 12_000,
  biggerPlan: 15_000,
  months: 24,
  msrp: 40_000,
  residualPoints: 3,
  moneyFactor: 0.002,
};

it('a bigger plan costs the lost residual less its rent charge, and pays off where extra miles cost as much', () => {
  const { extraMonthly, extra, billAt, evenAt } = mileagePlan(inputs);
  const lost = 40_000 * 0.03;
  expect(extraMonthly).toBeCloseTo(lost / 24 - lost * 0.002, 2);
  expect(extra).toBeCloseTo(24 * extraMonthly, 2);
  expect(billAt(11_000)).toEqual({ low: 0, high: 0 });
  expect(billAt(13_500)).toEqual({ low: 3000 * 0.15, high: 3000 * 0.25 });
  expect(billAt(evenAt.low).low).toBeGreaterThanOrEqual(extra);
  expect(billAt(evenAt.low - 10).low).toBeLessThan(extra);
  expect(billAt(evenAt.high).high).toBeGreaterThanOrEqual(extra);
  expect(billAt(evenAt.high - 10).high).toBeLessThan(extra);
});
