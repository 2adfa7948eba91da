import { OVERAGE_RATES } from './overage';
import { TAX_PERCENT } from './tax';
import { leasePayment, leaseTax, sum, taxedTotal } from './worked-examples';

/** A lease in New York City whose monthly amounts come out in whole cents, so that every printed number adds up. */
const terms = {
  sellingPrice: 35_300,
  msrp: 36_000,
  residualPercent: 60,
  moneyFactor: 0.00175,
  months: 36,
  fees: 700,
  down: 0,
};
const MILES_A_YEAR = 12_000;
const DISPOSITION_FEE = 400;
/** content/facts.ts: title, plates, two years' registration, city use tax and MCTD fee; the capped documentation fee. */
const REGISTRATION = 50 + 25 + 71 + 30 + 50;
const DOCUMENTATION_FEE = 175;

/**
 * The numbers on the first page of an example lease, in the order of the federal disclosures (12 CFR 1013.4).
 *
 * @returns dollars; `totalOfPayments` is everything paid by the end, the first payment counted once
 */
export function sampleLease() {
  const { payment, adjustedCapCost, residual } = leasePayment(terms);
  const totalOfBase = taxedTotal({ monthlyPayment: payment, months: terms.months });
  const depreciation = adjustedCapCost - residual;
  const salesTax = leaseTax(totalOfBase, TAX_PERCENT.nyc);
  const dueAtSigning = sum([payment, salesTax, DOCUMENTATION_FEE, REGISTRATION]);
  return {
    ...terms,
    milesPerYear: MILES_A_YEAR,
    perMile: OVERAGE_RATES.high,
    payment,
    capitalizedCost: sum([terms.sellingPrice, terms.fees]),
    adjustedCapCost,
    residual,
    depreciation,
    rentCharge: sum([totalOfBase, -depreciation]),
    totalOfBase,
    salesTax,
    documentationFee: DOCUMENTATION_FEE,
    registration: REGISTRATION,
    dueAtSigning,
    dispositionFee: DISPOSITION_FEE,
    totalOfPayments: sum([dueAtSigning, totalOfBase, -payment, DISPOSITION_FEE]),
  };
}
