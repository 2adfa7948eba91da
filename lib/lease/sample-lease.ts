import { feeRules, registrationFees } from './fees';
import { OVERAGE_RATES } from './offer';
import { leasePayment } from './payment';
import { TAX_PERCENT, taxOn } from './tax';

/** A lease in New York City whose monthly amounts come out in whole cents, so that every printed number adds up. */
const terms = {
  sellingPrice: 3_530_000,
  msrp: 3_600_000,
  residualPercent: 60,
  moneyFactor: 0.00175,
  months: 36,
  fees: 70_000,
  down: 0,
};

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
  const documentationFee = feeRules.nyc.documentation;
  const place = { place: 'nyc', months: terms.months, sellingPrice: null, fuel: 'gas' } as const;
  const registration = registrationFees(place);
  const dueAtSigning = payment + salesTax + documentationFee + registration;
  const dispositionFee = 40_000;
  return {
    ...terms,
    acquisitionFee: terms.fees,
    milesPerYear: 12_000,
    perMile: 100 * OVERAGE_RATES.high,
    payment,
    capitalizedCost: adjustedCapCost + terms.down,
    adjustedCapCost,
    residual,
    depreciation,
    rentCharge: totalOfBase - depreciation,
    totalOfBase,
    salesTax,
    documentationFee,
    registration,
    dueAtSigning,
    dispositionFee,
    totalOfPayments: dueAtSigning + totalOfBase - payment + dispositionFee,
  };
}
