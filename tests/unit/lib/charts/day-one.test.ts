import { dayOne } from '@/lib/charts/day-one';

it('the bill of day one has the tax on all payments, and in New Jersey on the dealer’s fee', () => {
  const { lines, total, taxShare } = dayOne({
    monthlyPayment: 500,
    months: 36,
    dealerFee: 200,
    titleAndPlates: { nyc: 75, nj: 60 },
    registration: { nyc: 150, nj: 252 },
  });
  const tax = { nyc: 36 * 500 * 0.08875, nj: (36 * 500 + 200) * 0.06625 };
  expect(lines).toContainEqual({ label: 'Sales tax', nyc: tax.nyc, nj: expect.closeTo(tax.nj, 2) });
  expect(total.nyc).toBeCloseTo(500 + tax.nyc + 200 + 75 + 150, 2);
  expect(total.nj).toBeCloseTo(500 + tax.nj + 200 + 60 + 252, 2);
  expect(taxShare).toEqual([Math.round((100 * tax.nj) / total.nj), Math.round((100 * tax.nyc) / total.nyc)]);
});
