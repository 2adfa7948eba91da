import { creditTiers } from '@/content/credit-tiers';
import { leaseStart } from '@/content/lease-start';
import { daysBetween } from '@/lib/format/dates';
import { costOf100Miles, winterRange } from '@/lib/leasing/charts/electric';
import { leaseCalendar } from '@/lib/leasing/charts/lease-calendar';
import {
  creditSteps,
  dayOne,
  leaseOrBuy,
  leaseOrBuyVerdicts,
  mileagePlan,
} from '@/lib/leasing/charts/payments';

/** A car of $36,000; half of the depreciation is easy to follow. */
const terms = {
  sellingPrice: 3_600_000,
  msrp: 3_800_000,
  residualPercent: 60,
  moneyFactor: 0.002,
  months: 36,
  fees: 0,
  down: 0,
};

it('each tier down adds its step of the money factor to the rent charge, and the last has no example', () => {
  const tiers = creditSteps(terms, 0.001);
  // 58,800 × 0.001 = 58.80 a tier
  expect(tiers.slice(0, -1).map(({ more }) => more)).toEqual(
    creditTiers.slice(0, -1).map((_, index) => index * 5_880),
  );
  expect(tiers[1]?.payment).toBe(48_427 + 5_880);
  expect(tiers.at(-1)).toMatchObject({ payment: null, more: null });
});

it('the bill of day one has the usual fees, and the tax on all payments, in New Jersey on the dealer’s fee, too', () => {
  const { lines, total, taxShare } = dayOne({ monthlyPayment: 50_000, months: 36 });
  expect(lines).toEqual([
    { id: 'payment', label: 'First payment', nyc: 50_000, nj: 50_000 },
    // 18,000 × 8.875% = 1,597.50; 18,400 × 6.625% = 1,219
    { id: 'tax', label: 'Sales tax', nyc: 159_750, nj: 121_900 },
    { id: 'documentation', label: 'Documentation fee', nyc: 17_500, nj: 40_000 },
    { id: 'title', label: 'Title and plates', nyc: 7_500, nj: 8_500 },
    { id: 'registration', label: 'Registration', nyc: 15_100, nj: 25_200 },
  ]);
  expect(total).toEqual({ nyc: 249_850, nj: 245_600 });
  expect(taxShare).toEqual({ nyc: 64, nj: 50 });
});

it('a cold day leaves 60% of an everyday charge, which is 80% of the range', () => {
  expect(winterRange(225)).toMatchObject({ charged: 180, cold: 108 });
});

it('100 miles cost what the kilowatt-hours or the gallons for them do', () => {
  // 30 × 24, 30 × 25.67, 30 × 48; 100 ÷ 27.1 × 3.10 dollars
  expect(costOf100Miles(30)).toEqual({ nj: 720, ny: 770, fast: 1_440, gas: 1_144 });
});

it('a bigger mileage plan costs the lost residual less its rent charge, until extra miles cost as much', () => {
  const { extra, billAt, evenAt } = mileagePlan({
    plan: 12_000,
    biggerPlan: 15_000,
    months: 24,
    msrp: 4_000_000,
    residualPoints: 3,
    moneyFactor: 0.002,
  });
  // 1,200 ÷ 24 − 1,200 × 0.002 = 47.60 a month
  expect(extra).toBe(24 * 4_760);
  expect(billAt(11_000)).toEqual({ low: 0, high: 0 });
  expect(billAt(13_500)).toEqual({ low: 45_000, high: 75_000 });
  // 1,142.40 ÷ 0.15 ÷ 2 years = 3,808 miles a year over the plan, 2,284.8 at 0.25
  expect(evenAt).toEqual({ low: 15_810, high: 14_290 });
});

describe('leasing twice against buying', () => {
  const inputs = {
    ...terms,
    dispositionFee: 40_000,
    loanPercent: 6,
    loanMonths: 60,
    laterRepairs: 300_000,
    laterValue: 1_200_000,
  };
  const { after, aheadFor } = leaseOrBuy(inputs);
  const residual = 2_280_000;

  it('adds tax, payments and the fee of each lease', () => {
    const tax = 115_498; // 36 × 484.27 × 6.625%
    expect([0, 36, 37, 72].map((month) => after[month]?.lease)).toEqual([
      tax,
      36 * 48_427 + tax + 40_000,
      37 * 48_427 + 2 * tax + 40_000,
      72 * 48_427 + 2 * tax + 80_000,
    ]);
  });

  it('adds tax, interest, lost value and later repairs of the bought car', () => {
    const tax = 238_500; // 36,000 × 6.625%
    // 36,000 over 60 months at 0.5% a month take 695.98 a month; the second number of each line is
    // the interest so far.
    const expected = [
      tax,
      tax + 283_455 + (3_600_000 - residual) / 2,
      tax + 475_864 + 3_600_000 - residual,
      tax + 575_886 + 3_600_000 - 1_200_000 + 300_000,
    ];
    for (const [at, month] of [0, 18, 36, 72].entries())
      expect(Math.abs((after[month]?.buy ?? 0) - (expected[at] ?? 0))).toBeLessThan(50);
  });

  it('leasing is ahead until the month before buying first costs less', () => {
    const ahead = after.slice(1, aheadFor + 1);
    expect(ahead.every(({ lease, buy }) => lease <= buy)).toBe(true);
    expect(after[aheadFor + 1]?.buy).toBeLessThan(after[aheadFor + 1]?.lease ?? 0);
  });
});

it('leasing is ahead by what buying costs more: interest, tax, and lost value, less the tax saved on the interest of two years', () => {
  const cases = leaseOrBuyVerdicts({
    ...terms,
    dispositionFee: 40_000,
    loanPercents: [6],
    loanMonths: 60,
    brackets: [0, 20],
    deductibleMonths: 24,
  });
  // In New Jersey, 13,200 + 2,385 + 4,758.64 to buy, and 17,433.72 + 1,154.98 + 400 to lease.
  const lead = 135_494;
  // In the city, 2.25% more of 36,000 to buy, and of 17,433.72 to lease.
  const leadInTheCity = lead + 81_000 - 39_226;
  // 20% of 3,581.15 of interest.
  const saved = 71_623;
  const expected = [lead, leadInTheCity, lead - saved, leadInTheCity - saved];
  for (const [at, amount] of cases.flatMap(({ nj, nyc }) => [nj, nyc]).entries())
    expect(Math.abs(amount - (expected[at] ?? 0))).toBeLessThan(50);
});

it('the calendar of a lease counts its steps back from signing, and ends on the last day of a shorter month', () => {
  const { steps, days, end } = leaseCalendar({ signed: '2029-03-31', months: 35 });
  const before = steps.map(({ from, to }) =>
    [from, to].map((day) => daysBetween(day, '2029-03-31')),
  );
  expect(before).toEqual(leaseStart.map(({ daysBefore }) => [...daysBefore]));
  expect([days, end]).toEqual([Math.max(...before.flat()), '2032-02-29']);
});
