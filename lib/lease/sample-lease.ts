import type { Cents } from './cents';
import { feeRules, registrationFees } from './fees';
import { OVERAGE_RATES } from './offer';
import { type LeaseTerms, leasePayment } from './payment';
import { TAX_PERCENT, taxOn } from './tax';

/** A lease in New York City whose monthly amounts come out in whole cents, so that every printed number adds up. */
const terms: LeaseTerms = {
  sellingPrice: 3_530_000,
  msrp: 3_600_000,
  residualPercent: 60,
  moneyFactor: 0.00175,
  months: 36,
  fees: 70_000,
  down: 0,
};
const MILES_A_YEAR = 12_000;
const DISPOSITION_FEE: Cents = 40_000;
const REGISTRATION = registrationFees({ place: 'nyc', months: 36, sellingPrice: null, fuel: 'gas' }).total;
const DOCUMENTATION_FEE = feeRules.nyc.documentation;

/**
 * The numbers on the first page of an example lease, in the order of the federal disclosures (12 CFR 1013.4).
 *
 * @returns cents, `perMile` too; `totalOfPayments` is everything paid by the end, the first payment counted once
 */
export function sampleLease() {
  const { adjustedCapCost, residual, payment } = leasePayment(terms);
  const totalOfBase = terms.months * payment;
  const depreciation = adjustedCapCost - residual;
  const salesTax = taxOn(totalOfBase, TAX_PERCENT.nyc);
  const dueAtSigning = payment + salesTax + DOCUMENTATION_FEE + REGISTRATION;
  return {
    ...terms,
    acquisitionFee: terms.fees,
    milesPerYear: MILES_A_YEAR,
    perMile: 100 * OVERAGE_RATES.high,
    payment,
    capitalizedCost: adjustedCapCost + terms.down,
    adjustedCapCost,
    residual,
    depreciation,
    rentCharge: totalOfBase - depreciation,
    totalOfBase,
    salesTax,
    documentationFee: DOCUMENTATION_FEE,
    registration: REGISTRATION,
    dueAtSigning,
    dispositionFee: DISPOSITION_FEE,
    totalOfPayments: dueAtSigning + totalOfBase - payment + DISPOSITION_FEE,
  };
}
