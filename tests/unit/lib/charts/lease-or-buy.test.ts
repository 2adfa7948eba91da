import { leaseOrBuy } from '@/lib/charts/lease-or-buy';

const inputs = {
  sellingPrice: 36_000,
  msrp: 38_000,
  residualPercent: 58,
  moneyFactor: 0.0021,
  months: 36,
  fees: 0,
  down: 0,
  dispositionFee: 400,
  loanPercent: 6,
  loanMonths: 60,
  laterRepairs: 3000,
  laterValue: 12_000,
};

const residual = 38_000 * 0.58;
const payment = Math.round(((36_000 - residual) / 36 + (36_000 + residual) * 0.0021) * 100) / 100;
const loanPayment = Math.round(((36_000 * 0.005) / (1 - 1.005 ** -60)) * 100) / 100;

/** The interest of each month on what is owed, added up. */
function interest(months: number) {
  let [owed, paid] = [36_000, 0];
  for (let month = 1; month <= Math.min(months, 60); month++) {
    paid += owed * 0.005;
    owed += owed * 0.005 - loanPayment;
  }
  return paid;
}

describe('leasing twice against buying', () => {
  const { after, aheadFor } = leaseOrBuy(inputs);

  it('adds tax, payments and the fee of each lease', () => {
    const tax = 36 * payment * 0.06625;
    expect(after[0]?.lease).toBeCloseTo(tax, 1);
    expect(after[36]?.lease).toBeCloseTo(36 * payment + tax + 400, 1);
    expect(after[37]?.lease).toBeCloseTo(37 * payment + 2 * tax + 400, 1);
    expect(after[72]?.lease).toBeCloseTo(72 * payment + 2 * tax + 800, 1);
  });

  it('adds tax, interest, lost value and later repairs of the bought car', () => {
    const tax = 36_000 * 0.06625;
    expect(after[0]?.buy).toBeCloseTo(tax, 1);
    expect(after[18]?.buy).toBeCloseTo(tax + interest(18) + (36_000 - residual) / 2, 1);
    expect(after[36]?.buy).toBeCloseTo(tax + interest(36) + 36_000 - residual, 1);
    expect(after[72]?.buy).toBeCloseTo(tax + interest(72) + 36_000 - 12_000 + 3000, 0);
  });

  it('leasing is ahead until the month before buying first costs less', () => {
    const ahead = after.slice(1, aheadFor + 1);
    expect(ahead.every(({ lease, buy }) => lease <= buy)).toBe(true);
    expect(after[aheadFor + 1]?.buy).toBeLessThan(after[aheadFor + 1]?.lease ?? 0);
  });

  it('one of the two can be ahead all the time', () => {
    expect(leaseOrBuy({ ...inputs, moneyFactor: 0.02 }).aheadFor).toBe(0);
    expect(leaseOrBuy({ ...inputs, moneyFactor: 0, loanPercent: 30 }).aheadFor).toBe(72);
  });
});
