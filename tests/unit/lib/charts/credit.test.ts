import { creditTiers } from '@/content/credit-tiers';
import { creditSteps } from '@/lib/charts/credit';

const [sellingPrice, msrp, months] = [37_000, 39_000, 36];
const terms = { sellingPrice, msrp, residualPercent: 59, moneyFactor: 0.0018, months, fees: 0, down: 0 };

it('each tier down adds its step of the money factor to the rent charge, and the last has no example', () => {
  const step = 0.001;
  const rentOfStep = (sellingPrice + msrp * 0.59) * step;
  const tiers = creditSteps(terms, step);
  tiers.slice(0, -1).forEach(({ more, payment }, index) => {
    expect(more).toBeCloseTo(index * rentOfStep, 1);
    expect((payment ?? 0) - (tiers[0]?.payment ?? 0)).toBeCloseTo(more ?? 0, 5);
  });
  expect(tiers.at(-1)).toMatchObject({ payment: null, more: null });
});

it('the tiers meet without a gap', () => {
  for (const [index, { to }] of creditTiers.slice(1).entries()) expect(to + 1).toBe(creditTiers[index]?.from);
});
