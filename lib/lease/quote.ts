import type { Cents } from './cents';
import { dividedBy, round } from './fraction';
import {
  adjustedCapCost,
  calculateLease,
  dueAtSigning,
  knownResidual,
  type Lease,
  type LeaseInputs,
  lacksPayment,
  leaseProblem,
  type MoneyInputs,
  type PartOfLease,
  taxedTotal,
  taxPercentOf,
} from './lease';
import { costPerMile, effectiveMonthly } from './offer';
import { CAR_PRICE } from './offer-fields';
import { firstAt, roundest, solve } from './solve';
import { taxOn } from './tax';

/** What a dealer's offer names; null for what isn't known. `cashDown`: null for what is left of the amount at signing. */
export type QuoteInputs = PartOfLease & { monthly: Cents | null; dueAtSigning: Cents | null };

/** A money factor has at most nine decimals: enough to hit every cent of a payment. */
const FACTOR_STEPS = 10 ** 9;
const LARGEST_FACTOR = 0.009;

type Found = {
  /** The lease that explains the payment; without a payment, the one that the numbers give. */
  inputs: LeaseInputs;
  lease: Lease;
  solved: 'rate' | 'sellingPrice' | null;
  /** What the payment is at the money factor that was named, where the payment is another. */
  atNamedRate: Cents | null;
};
export type Reading =
  | Found
  /** What has to be known first, or why no lease has this payment. */
  | { missing: readonly ('sellingPrice' | 'msrp' | 'residual' | 'rate')[] }
  | { unsolved: 'rate' | 'sellingPrice' | 'start'; side: 'below' | 'above'; nearest: Cents };

const salesTax = (inputs: MoneyInputs, payment: Cents) =>
  taxOn(taxedTotal(inputs, payment).total, taxPercentOf(inputs));

/** @returns what is left of the amount at signing for cash down, in cents, never negative */
function cashLeft(inputs: MoneyInputs, payment: Cents, total: Cents): Cents {
  const first = lacksPayment(total, payment) ? 0 : payment;
  const due = (cashDown: Cents) => {
    const with_ = { ...inputs, cashDown };
    const tax = inputs.taxPaid === 'signing' ? salesTax(with_, payment) : 0;
    return dueAtSigning(with_, first, tax, null).total;
  };
  return Math.max(0, firstAt(due, total + 1, 0, total) - 1);
}

/** @returns the values that a lease needs to start: the amount at signing taken apart */
function withCash(quote: QuoteInputs): QuoteInputs & MoneyInputs {
  const { cashDown, monthly, dueAtSigning: due } = quote;
  if (cashDown !== null) return { ...quote, cashDown };
  const none = { ...quote, cashDown: 0 };
  return monthly === null || due === null ? none : { ...none, cashDown: cashLeft(none, monthly, due) };
}

/**
 * What an offer hides: with its payment, the money factor that explains it, or the price where the price isn't known but
 * the money factor is; without a payment, the lease that its numbers give.
 *
 * @returns a lease whose payment is the dealer's to the cent, or what is missing, or that there is none
 */
export function readQuote(quote: QuoteInputs): Reading {
  const known = withCash(quote);
  const { monthly, msrp, sellingPrice, residual, rate } = known;
  const missing = [
    ...(residual === null ? (['residual'] as const) : []),
    ...(residual?.kind === 'percent' && msrp === null ? (['msrp'] as const) : []),
    ...(sellingPrice === null && (rate === null || monthly === null) ? (['sellingPrice'] as const) : []),
    ...(rate === null && monthly === null ? (['rate'] as const) : []),
  ];
  const amount = knownResidual(known);
  if (missing.length > 0 || residual === null || amount === null) return { missing };
  const factor = (steps: number) => ({ kind: 'money-factor', value: steps / FACTOR_STEPS }) as const;
  // A residual in dollars needs no MSRP.
  const complete: LeaseInputs = {
    ...known,
    msrp: msrp ?? 0,
    residual,
    sellingPrice: sellingPrice ?? 0,
    rate: rate ?? factor(0),
  };
  const lease = (inputs: LeaseInputs) => calculateLease(inputs, quote.dueAtSigning);
  if (monthly === null) return { inputs: complete, lease: lease(complete), solved: null, atNamedRate: null };
  if (leaseProblem(known)) return { unsolved: 'start', side: 'below', nearest: 0 };
  const solved = sellingPrice === null ? 'sellingPrice' : 'rate';
  const at = (x: number): LeaseInputs =>
    solved === 'rate' ? { ...complete, rate: factor(x) } : { ...complete, sellingPrice: x };
  const billed = (x: number) => calculateLease(at(x)).billed;
  // The car starts at its residual at least.
  const least = amount - adjustedCapCost({ ...complete, sellingPrice: 0 }).total;
  const [min, max] =
    solved === 'rate'
      ? [0, LARGEST_FACTOR * FACTOR_STEPS]
      : [Math.max(least, CAR_PRICE.min * 100), CAR_PRICE.max * 100];
  const solution = solve(billed, monthly, min, max);
  if (typeof solution === 'string')
    return { unsolved: solved, side: solution, nearest: billed(solution === 'below' ? min : max) };
  const inputs = at(roundest(solution));
  const named = solved === 'rate' && rate !== null ? calculateLease({ ...inputs, rate }).billed : monthly;
  return { inputs, lease: lease(inputs), solved, atNamedRate: named === monthly ? null : named };
}

/** @returns the sales tax that a dealer's payment and amount at signing leave out, in cents */
export function taxLeftOut(quote: QuoteInputs): Cents {
  return quote.taxPaid === 'extra' && quote.monthly !== null ? salesTax(withCash(quote), quote.monthly) : 0;
}

/**
 * @returns what the numbers of an offer cost with the tax that they leave out, whatever is behind them; null without a
 *   payment and an amount at signing
 */
export function quoteCost(quote: QuoteInputs) {
  const { monthly, dueAtSigning: due, months } = quote;
  if (monthly === null || due === null) return null;
  const tax = taxLeftOut(quote);
  const first = lacksPayment(due, monthly) ? monthly : 0;
  const { paid } = effectiveMonthly({ dueAtSigning: due + first + tax + quote.tradeIn, monthly, months });
  const total = paid + quote.dispositionFee;
  return {
    tax,
    effective: round(dividedBy(paid, months)),
    total,
    perMile: costPerMile(total, quote.milesPerYear, months),
  };
}
