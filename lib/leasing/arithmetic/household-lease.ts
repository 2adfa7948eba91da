import { documentationFees, exampleFees, registrationFees } from './fees';
import { USUAL_PER_MILE } from './mileage';
import { paymentOfTerms } from './payment';
import { taxOn, taxPercent } from './tax';

/** The lease of a household in Queens. All guides use its numbers. */
const terms = {
  sellingPrice: 3_640_000,
  msrp: 3_800_000,
  residualPercent: 58,
  moneyFactor: 0.0021,
  months: 36,
  fees: exampleFees.acquisition,
  down: 0,
};

/** Amounts in cents. `totalOfPayments` is everything paid until the car is returned. */
export function householdLease() {
  const { months } = terms;
  const { residual, depreciation, payment } = paymentOfTerms(terms);
  const salesTax = taxOn(months * payment, taxPercent.nyc);
  const documentationFee = documentationFees.nyc;
  const registration = registrationFees({ residence: 'nyc', months });
  const dueAtSigning = payment + salesTax + documentationFee + registration;
  const dispositionFee = exampleFees.disposition;
  return {
    ...terms,
    acquisitionFee: terms.fees,
    milesPerYear: 12_000,
    perMile: USUAL_PER_MILE.high,
    payment,
    depreciation,
    residual,
    salesTax,
    documentationFee,
    registration,
    dueAtSigning,
    dispositionFee,
    totalOfPayments: dueAtSigning + (months - 1) * payment + dispositionFee,
  };
}
