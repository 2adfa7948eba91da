/** @jest-environment node */
import * as rates from '@/content/rates';
import { guideSource } from '@/lib/content/guide-file';
import { leaseOrBuy } from '@/lib/guides/line-chart-numbers';
import { documentationFees, registrationFees } from '@/lib/leasing/arithmetic/fees';
import { type ExampleLease, exampleLeasePayment } from '@/lib/leasing/arithmetic/payment';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { taxOn, taxPercent } from '@/lib/leasing/arithmetic/tax';

/*
 * The numbers of the one household in the tables with bars, which writers type: recomputed, so that
 * a change of a rate or a fee names the guides that have the old one.
 */

const lease = sampleLease();
const { months, payment } = lease;
const paymentWith = (change: Partial<ExampleLease>) =>
  exampleLeasePayment({ ...lease, ...change }).payment;
const dearer = (step: number) => paymentWith({ moneyFactor: lease.moneyFactor + step });
const withTax = (cents: number) => cents + taxOn(cents, taxPercent.nyc);
const down = 300_000;

/** What leasing costs less than buying for three years, in cents. */
function leasingSaves(place: 'nyc' | 'nj', costs: { moneyFactor: number; loanPercent: number }) {
  const terms = { ...lease, ...costs, loanMonths: 60, laterRepairs: 0, laterValue: 0 };
  const { lease: leased, buy } = leaseOrBuy(terms).after[months] ?? { lease: 0, buy: 0 };
  const moreTax = (cents: number) => taxOn(cents, taxPercent[place]) - taxOn(cents, taxPercent.nj);
  const paid = paymentWith(costs) * months;
  return buy + moreTax(lease.sellingPrice) - leased - moreTax(paid);
}
const today = { moneyFactor: lease.moneyFactor, loanPercent: 6 };
/** The rate of an average loan for a new car: `loan-rate-2025` of docs/facts.md. */
const average = { ...today, loanPercent: 6.7 };
const equal = { ...today, moneyFactor: 0.0025 };
/** What the payments of a car with $2,000 off come to less, by its residual in percent. */
const olderSaves = (residualPercent: number) => {
  const sellingPrice = lease.sellingPrice - 200_000;
  return months * (payment - paymentWith({ sellingPrice, residualPercent }));
};
/** The larger car in New Jersey, on the household's terms. */
const cousins = paymentWith({ msrp: 5_000_000, sellingPrice: 4_790_000 });
const feesOfCousins =
  registrationFees({ residence: 'nj', months, grossCapCost: 4_790_000 + lease.acquisitionFee }) +
  documentationFees.nj +
  taxOn(documentationFees.nj, taxPercent.nj);
/** New Jersey's average of full coverage a year: `full-coverage-averages` of docs/facts.md. */
const insuranceInNewJersey = 323_000;
/** What the household expects to pay in Queens a month: `borough-insurance` of docs/facts.md. */
const insuranceInQueens = 48_000;
const newYork = rates.stateFees.ny;
const titleAndPlates = 100 * (newYork.title + newYork.plates);
const { usualLimits, stateMinimums } = rates.insurance;
const limits = (name: keyof typeof usualLimits) =>
  [usualLimits, stateMinimums.ny, stateMinimums.nj].map((it) => it[name] * 100);

/** The amounts of a row in cents, in the order of its numbers. */
const expected: Record<string, Record<string, number[]>> = {
  'best-car-lease-deals-nyc-nj-august-2025': {
    'Nothing down': [payment, payment, payment],
    "Our household's SUV": [(payment / lease.msrp) * 10_000],
  },
  'leasing-vs-buying-nyc-nj-2025': {
    'Queens: lease 5%, loan 6%': [leasingSaves('nyc', today)],
    'Queens: lease 5%, loan 6.7%': [leasingSaves('nyc', average)],
    'Queens: both 6%': [-leasingSaves('nyc', equal)],
    'Jersey City: lease 5%, loan 6%': [leasingSaves('nj', today)],
    'Jersey City: lease 5%, loan 6.7%': [leasingSaves('nj', average)],
    'Jersey City: both 6%': [-leasingSaves('nj', equal)],
  },
  'credit-score-car-leasing-nyc-nj': {
    '0.0021': [payment, 0],
    '0.0026': [dearer(0.0005), withTax((dearer(0.0005) - payment) * months)],
    '0.0031': [dearer(0.001), withTax((dearer(0.001) - payment) * months)],
    '0.0036': [dearer(0.0015), withTax((dearer(0.0015) - payment) * months)],
  },
  'hidden-costs-car-leasing-nyc-nj': {
    Insurance: [months * insuranceInQueens],
    'Sales tax': [lease.salesTax],
    'Disposition fee': [lease.dispositionFee],
    'Title, plates, first registration': [lease.registration],
    'Documentation fee': [lease.documentationFee],
  },
  'first-time-car-leasing-nyc-nj': {
    Depreciation: [lease.depreciation],
    'Rent charge': [payment - lease.depreciation],
    'Lease payment': [payment],
    'Sales tax': [lease.salesTax / months],
    'Title and plates': [titleAndPlates / months],
    'Registration and city fees': [(lease.registration - titleAndPlates) / 24],
    'Documentation fee': [lease.documentationFee / months],
    Insurance: [insuranceInQueens],
    'Set aside for the return': [lease.dispositionFee / months],
  },
  'best-family-cars-lease-new-jersey-2025': {
    'Lease payment': [cousins],
    'Sales tax': [taxOn(cousins * months, taxPercent.nj) / months],
    'Title, plates, and fees': [feesOfCousins / months],
    Insurance: [insuranceInNewJersey / 12],
    'Set aside for the return': [lease.dispositionFee / months],
  },
  'car-leasing-mistakes-nyc-nj-avoid': {
    '1. $3,000 down, then a wreck': [down + 6 * paymentWith({ down }) - 6 * payment],
    '2. A marked-up money factor': [months * (dearer(0.0005) - payment)],
  },
  'end-of-year-car-leasing-nyc-nj-2025': {
    '56%': [olderSaves(56)],
    '54%': [olderSaves(54)],
    '52%': [olderSaves(52)],
  },
  'car-insurance-leasing-nyc-nj-2025': {
    'One person you hurt': limits('onePerson'),
    'Everybody you hurt': limits('everybody'),
    'What you wreck': limits('property'),
  },
};

/** @returns the numbers in each row of a guide's tables with bars, as typed */
function numbersIn(slug: string): Map<string, number[]> {
  const rows = [...guideSource(slug).matchAll(/<BarTable\b[\s\S]*?\brows=\{(\[\[[\s\S]*?\]\])\}/g)];
  const typed = rows.flatMap(([, code]): [string, ...unknown[]][] =>
    new Function('props', `return ${code};`)(rates),
  );
  return new Map(
    typed.map(([label, ...cells]) => [label, cells.filter((cell) => typeof cell === 'number')]),
  );
}

describe.each(Object.entries(expected))('%s', (slug, rows) => {
  const numbers = numbersIn(slug);

  it.each(Object.entries(rows))('has the household’s numbers in “%s”', (label, amounts) => {
    const typed = numbers.get(label) ?? [];
    const rounded = amounts.map((cents, at) => {
      const decimals = String(typed[at]).split('.')[1]?.length ?? 0;
      return Number((cents / 100).toFixed(decimals));
    });
    expect(typed).toEqual(rounded);
  });
});
