import type { Cents } from './cents';
import { dividedBy, round, times } from './fraction';
import {
  adjustedCapCost,
  calculateLease,
  dueAtSigning,
  knownResidual,
  type Lease,
  type LeaseInputs,
  leaseProblem,
  type MoneyInputs,
  type PartOfLease,
  taxedTotal,
  taxPercentOf,
} from './lease';
import { effectiveMonthly } from './offer';
import { CAR_PRICE } from './offer-fields';
import { firstAt, roundest, type Solution, solve } from './solve';
import { taxOn } from './tax';

/** What a dealer's offer names; null for what isn't known. `cashDown`: null for what is left of the amount at signing. */
export type QuoteInputs = PartOfLease &
  Omit<MoneyInputs, 'cashDown'> & { monthly: Cents | null; dueAtSigning: Cents | null };

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
  | { unsolved: 'rate' | 'sellingPrice' | 'start'; side: Exclude<Solution, object>; nearest: Cents | null };

/** @returns what is left of the amount at signing for cash down, in cents, never negative */
function cashLeft(inputs: MoneyInputs, payment: Cents, total: Cents): Cents {
  const due = (cashDown: Cents) => {
    const with_ = { ...inputs, cashDown };
    const tax =
      inputs.taxPaid === 'payment' ? 0 : taxOn(taxedTotal(with_, payment).total, taxPercentOf(inputs));
    return dueAtSigning(with_, payment, tax).total;
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

/** The lease of complete inputs; what the dealer asks for at signing beyond its lines is one of them. */
function leaseOf(inputs: LeaseInputs, { dueAtSigning: asked }: QuoteInputs) {
  const lease = calculateLease(inputs);
  if (asked === null) return { inputs, lease };
  const unexplained = asked - lease.dueAtSigning.total;
  return { inputs, lease: calculateLease({ ...inputs, unexplained }) };
}

/** The payment solved for one value, on a grid of whole numbers. */
function solvedFor(
  name: 'rate' | 'sellingPrice',
  at: (x: number) => LeaseInputs,
  payment: Cents,
  min: number,
  max: number,
): Reading | LeaseInputs {
  const billed = (x: number) => calculateLease(at(x)).billed;
  const solution = solve(billed, payment, min, max);
  if (typeof solution === 'object') return at(roundest(solution));
  const nearest = solution === 'below' ? billed(min) : solution === 'above' ? billed(max) : null;
  return { unsolved: name, side: solution, nearest };
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
  // A residual in dollars needs no MSRP.
  const inputs = { ...known, msrp: msrp ?? 0, residual };
  const none = { kind: 'money-factor', value: 0 } as const;
  if (monthly === null && sellingPrice !== null && rate !== null)
    return { ...leaseOf({ ...inputs, sellingPrice, rate }, known), solved: null, atNamedRate: null };
  if (leaseProblem(known)) return { unsolved: 'start', side: 'below', nearest: null };
  const payment = monthly ?? 0;
  const solved = sellingPrice === null ? 'sellingPrice' : 'rate';
  const least = amount - adjustedCapCost({ ...inputs, sellingPrice: 0 }).total;
  const found =
    sellingPrice === null
      ? solvedFor(
          'sellingPrice',
          (cents) => ({ ...inputs, rate: rate ?? none, sellingPrice: cents }),
          payment,
          Math.max(least, CAR_PRICE.min * 100),
          CAR_PRICE.max * 100,
        )
      : solvedFor(
          'rate',
          (step) => ({ ...inputs, sellingPrice, rate: { ...none, value: step / FACTOR_STEPS } }),
          payment,
          0,
          LARGEST_FACTOR * FACTOR_STEPS,
        );
  if (!('months' in found)) return found;
  const named = solved === 'rate' && rate !== null ? calculateLease({ ...found, rate }).billed : payment;
  return { ...leaseOf(found, known), solved, atNamedRate: named === payment ? null : named };
}

/** @returns what the numbers of an offer cost without knowing what is behind them; null without a payment */
export function quoteCost({
  monthly,
  dueAtSigning: due,
  months,
  tradeIn,
  dispositionFee,
  milesPerYear,
}: QuoteInputs) {
  if (monthly === null || due === null) return null;
  const { paid } = effectiveMonthly({ dueAtSigning: due, monthly, months });
  const total = paid + tradeIn + dispositionFee;
  return {
    effective: round(dividedBy(paid + tradeIn, months)),
    total,
    perMile: round(dividedBy(times(total, 12), times(milesPerYear, months))),
  };
}
