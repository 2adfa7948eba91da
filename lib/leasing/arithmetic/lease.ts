import { type Cents, round } from './cents';
import type { Offer, PaidWhen } from './offer';
import {
  countRemainingPayments,
  excludesFirstPayment,
  paymentParts,
  residualInCents,
} from './payment';
import { salesTax, taxPercentOf } from './tax';

type Row = readonly [label: string, cents: Cents];
/** What an amount consists of, without the parts that are zero. */
export type Breakdown = { rows: readonly Row[]; total: Cents };

export const withoutZeros = (rows: readonly Row[]) => rows.filter(([, cents]) => cents !== 0);

function breakdownOf(...rows: Row[]): Breakdown {
  return {
    rows: withoutZeros(rows),
    total: rows.reduce((total, [, cents]) => total + cents, 0),
  };
}

function feesPaid(offer: Offer, when: PaidWhen): Row[] {
  return [
    ['Acquisition fee', offer.acquisitionFeePaidWhen === when ? offer.acquisitionFee : 0],
    ['Documentation fee', offer.documentationFeePaidWhen === when ? offer.documentationFee : 0],
  ];
}

/** Price and rolled-in fees without tax. An unknown price counts as zero. */
export function grossCapCostBreakdown(offer: Offer): Breakdown {
  return breakdownOf(['Selling price', offer.sellingPrice ?? 0], ...feesPaid(offer, 'payment'));
}

function adjustedCapCostBreakdown(offer: Offer): Breakdown {
  return breakdownOf(
    ...grossCapCostBreakdown(offer).rows,
    ['Cash down', -(offer.cashDown ?? 0)],
    ['Rebates', -offer.rebates],
    ['Trade-in', -offer.tradeIn],
  );
}

/** `payment` is due each month; `tax` is sales tax that isn't part of it. */
type Charges = { payment: Cents; tax: Cents };

function knownAtSigningBreakdown(offer: Offer, { payment, tax }: Charges): Breakdown {
  return breakdownOf(
    ['First payment', excludesFirstPayment(offer.askedAtSigning, payment) ? 0 : payment],
    ['Cash down', offer.cashDown ?? 0],
    ...feesPaid(offer, 'signing'),
    ['Title, registration, and plates', offer.registration],
    ['Sales tax', offer.howTaxIsPaid === 'signing' ? tax : 0],
  );
}

export const taxNotIncludedRow = (tax: Cents): Row => [
  'Sales tax, not in the dealer’s numbers',
  tax,
];

/** A dealer's rounding can differ from ours by this many cents. */
const MAX_ROUNDING = 2;

/** @param cents what the dealer asks for minus what the offer explains; can be negative */
function unexplainedRow(cents: Cents): Row {
  if (Math.abs(cents) <= MAX_ROUNDING) return ['Rounding', cents];
  const label =
    cents > 0 ? 'Not explained: ask what it’s for' : 'Less than its parts: ask who pays the rest';
  return [label, cents];
}

/** What is paid at signing, with a row for any difference from the amount the dealer asks for. */
function dueAtSigningBreakdown(offer: Offer, charges: Charges): Breakdown {
  const known = knownAtSigningBreakdown(offer, charges);
  return breakdownOf(
    ...known.rows,
    unexplainedRow((offer.askedAtSigning ?? known.total) - known.total),
    taxNotIncludedRow(offer.howTaxIsPaid === 'extra' ? charges.tax : 0),
  );
}

/** Cash down that the offer doesn't name is what's left of the amount at signing, or zero. */
export function withCashDown(offer: Offer): Offer {
  const { cashDown, payment, askedAtSigning, howTaxIsPaid } = offer;
  if (cashDown !== null || payment === null || askedAtSigning === null) return offer;
  const charges = { payment, tax: salesTax(offer, payment) };
  const left = askedAtSigning - knownAtSigningBreakdown(offer, charges).total;
  const taxOnCash = howTaxIsPaid === 'signing' ? taxPercentOf(offer) / 100 : 0;
  return { ...offer, cashDown: Math.max(0, round(left / (1 + taxOnCash))) };
}

/**
 * Finds offers that can't be a lease because the car would start below its residual.
 *
 * @returns both amounts in cents; null for any other offer, and if one of them isn't known
 */
export function belowResidual(offer: Offer): { adjustedCapCost: Cents; residual: Cents } | null {
  const residual = residualInCents(offer.residual, offer.msrp);
  const adjustedCapCost = adjustedCapCostBreakdown(withCashDown(offer)).total;
  if (residual === null || offer.sellingPrice === null || adjustedCapCost >= residual) return null;
  return { adjustedCapCost, residual };
}

/**
 * What a lease costs until the car is returned: in total, per month, and per mile of the plan. Each
 * is rounded once.
 *
 * @param payment what is due each month
 * @param atSigning what is paid on the first day
 */
export function wholeCost(offer: Offer, payment: Cents, ...atSigning: Row[]) {
  const { months, milesPerYear } = offer;
  const remainingPayments = countRemainingPayments(offer.askedAtSigning, payment, months);
  const costBreakdown = breakdownOf(
    ...atSigning,
    [`${remainingPayments} more payments`, remainingPayments * payment],
    ['Your trade-in', offer.tradeIn],
    ['Disposition fee', offer.dispositionFee],
  );
  return {
    remainingPayments,
    costBreakdown,
    effectiveMonthly: round(costBreakdown.total / months),
    costPerMile: round((costBreakdown.total * 12) / (milesPerYear * months)),
  };
}

export type WholeCost = ReturnType<typeof wholeCost>;

/**
 * @param offer within the limits of its fields, and not below its residual. Unknown amounts count
 *   as zero.
 * @returns cents, each amount rounded once; `payment` is due each month, with rolled-in tax if there
 *   is any
 */
export function calculateLease(offer: Offer, moneyFactor: number) {
  const { months } = offer;
  const adjustedCapCost = adjustedCapCostBreakdown(offer);
  const residual = residualInCents(offer.residual, offer.msrp) ?? 0;
  const partsOf = (capCost: Cents) =>
    paymentParts({ adjustedCapCost: capCost, residual, moneyFactor, months });
  const { payment: paymentBeforeTax, ...parts } = partsOf(adjustedCapCost.total);
  const tax = salesTax(offer, paymentBeforeTax, moneyFactor);
  const isRolledIn = offer.howTaxIsPaid === 'payment';
  const payment = isRolledIn ? partsOf(adjustedCapCost.total + tax).payment : paymentBeforeTax;
  const dueAtSigning = dueAtSigningBreakdown(offer, { payment, tax });
  return {
    adjustedCapCostBreakdown: adjustedCapCost,
    residual,
    moneyFactor,
    ...parts,
    paymentBeforeTax,
    tax,
    payment,
    dueAtSigningBreakdown: dueAtSigning,
    ...wholeCost(offer, payment, ['Due at signing', dueAtSigning.total]),
  };
}

export type Lease = ReturnType<typeof calculateLease>;
