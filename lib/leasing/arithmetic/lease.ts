import type { Cents } from './cents';
import { dividedBy, round } from './fraction';
import { costPerMile } from './mileage';
import {
  excludesFirstPayment,
  moneyFactorOf,
  monthlyPayment,
  paymentsToCome,
  type Rate,
  type Residual,
  residualOf,
} from './payment';
import type { Paid, Residence, TaxPaid } from './tax';
import { taxOn, taxOnItself, taxPercent, taxRules } from './tax';

type LineId =
  | 'selling-price'
  | 'acquisition-fee'
  | 'documentation-fee'
  | 'cash-down'
  | 'rebates'
  | 'trade-in'
  | 'payments'
  | 'first-payment'
  | 'later-payments'
  | 'registration'
  | 'sales-tax'
  | 'extra-tax'
  | 'rounding'
  | 'unexplained'
  | 'shortfall'
  | 'due-at-signing'
  | 'own-trade-in'
  | 'disposition-fee';

/** `count`: how many equal payments it is the sum of, where it is one. */
export type Line = { id: LineId; cents: Cents; count?: number };
export type Bill = { lines: readonly Line[]; total: Cents };

/**
 * @param lines `false` for a line that doesn't apply
 * @returns the bill without its lines of zero
 */
function bill(...lines: (Line | false)[]): Bill {
  const used = lines.filter((line): line is Line => line !== false && line.cents !== 0);
  return { lines: used, total: used.reduce((total, { cents }) => total + cents, 0) };
}

/** A lease in full. Amounts in cents, zero where there is none. */
export type LeaseInputs = {
  msrp: Cents;
  sellingPrice: Cents;
  residual: Residual;
  rate: Rate;
  /** Whole months. */
  months: number;
  milesPerYear: number;
  acquisitionFee: Cents;
  acquisitionFeePaid: Paid;
  dealerFee: Cents;
  dealerFeePaid: Paid;
  /** Title, registration, and plates; paid at signing, never taxed. */
  registration: Cents;
  cashDown: Cents;
  rebates: Cents;
  /** What an owned car is worth beyond the loan on it. */
  tradeIn: Cents;
  residence: Residence;
  /** Sales tax in percent; read only where `residence` is 'ny'. */
  countyPercent: number;
  taxPaid: TaxPaid;
  dispositionFee: Cents;
};

type Unknowable = 'msrp' | 'sellingPrice' | 'residual' | 'rate' | 'cashDown';
/**
 * A lease of which only a part may be known: null for the rest. Cash down that isn't known counts
 * as zero.
 */
export type PartialLease = Omit<LeaseInputs, Unknowable> & {
  [Name in Unknowable]: LeaseInputs[Name] | null;
};

/**
 * @returns the residual in cents; null where it or the MSRP that it's a percentage of isn't known
 */
export function knownResidual({
  residual,
  msrp,
}: Pick<PartialLease, 'residual' | 'msrp'>): Cents | null {
  if (residual === null || (residual.kind === 'percent' && msrp === null)) return null;
  return residualOf(residual, msrp ?? 0);
}

/**
 * @returns start and residual in cents of a car that starts below it, which is no lease; null for
 *   others and unknown ones
 */
export function belowResidual(
  inputs: PartialLease,
): { adjustedCapCost: Cents; residual: Cents } | null {
  const residual = knownResidual(inputs);
  const adjustedCapCost = adjustedCapCostBill(inputs).total;
  if (residual === null || inputs.sellingPrice === null || adjustedCapCost >= residual) return null;
  return { adjustedCapCost, residual };
}

type CapitalizedCost = Pick<
  PartialLease,
  'sellingPrice' | 'acquisitionFee' | 'acquisitionFeePaid' | 'dealerFee' | 'dealerFeePaid'
>;

/** @returns price and rolled-in fees, without tax; a price that isn't known counts as zero */
export function grossCapCostBill(inputs: CapitalizedCost): Bill {
  return bill(
    { id: 'selling-price', cents: inputs.sellingPrice ?? 0 },
    inputs.acquisitionFeePaid === 'payment' && {
      id: 'acquisition-fee',
      cents: inputs.acquisitionFee,
    },
    inputs.dealerFeePaid === 'payment' && { id: 'documentation-fee', cents: inputs.dealerFee },
  );
}

/** @returns the gross capitalized cost, less everything put down */
function adjustedCapCostBill(inputs: PartialLease): Bill {
  return bill(
    ...grossCapCostBill(inputs).lines,
    { id: 'cash-down', cents: 0 - (inputs.cashDown ?? 0) },
    { id: 'rebates', cents: 0 - inputs.rebates },
    { id: 'trade-in', cents: 0 - inputs.tradeIn },
  );
}

/**
 * @param payment before tax
 * @returns what is taxed (`taxRules` in tax.ts), line by line
 */
export function taxedTotal(inputs: PartialLease, payment: Cents): Bill {
  const dealerFee = inputs.dealerFeePaid === 'signing' && taxRules[inputs.residence].taxesDealerFee;
  return bill(
    { id: 'payments', cents: inputs.months * payment, count: inputs.months },
    { id: 'cash-down', cents: inputs.cashDown ?? 0 },
    { id: 'rebates', cents: inputs.rebates },
    inputs.acquisitionFeePaid === 'signing' && {
      id: 'acquisition-fee',
      cents: inputs.acquisitionFee,
    },
    dealerFee && { id: 'documentation-fee', cents: inputs.dealerFee },
  );
}

type Signing = {
  billed: Cents;
  /** The sales tax that isn't in the monthly payment. */
  tax: Cents;
  /**
   * What the dealer asks for, without tax that the dealer's numbers leave out; null where it isn't
   * known.
   */
  asked: Cents | null;
};

/** @returns what is due at signing as far as the offer's numbers say */
function knownDueAtSigning(inputs: PartialLease, { billed, tax, asked }: Signing): Bill {
  return bill(
    !excludesFirstPayment(asked, billed) && { id: 'first-payment', cents: billed },
    { id: 'cash-down', cents: inputs.cashDown ?? 0 },
    inputs.acquisitionFeePaid === 'signing' && {
      id: 'acquisition-fee',
      cents: inputs.acquisitionFee,
    },
    inputs.dealerFeePaid === 'signing' && { id: 'documentation-fee', cents: inputs.dealerFee },
    { id: 'registration', cents: inputs.registration },
    inputs.taxPaid !== 'extra' && { id: 'sales-tax', cents: tax },
  );
}

/** A dealer may round differently by so much, in cents. */
const ROUNDING = 2;

/** @param rest what the dealer asks for beyond what's known to be due */
function idOfRest(rest: Cents) {
  if (Math.abs(rest) <= ROUNDING) return 'rounding';
  return rest > 0 ? 'unexplained' : 'shortfall';
}

/** @returns what is paid at signing, with the difference to `asked` as a line of its own */
export function dueAtSigning(inputs: PartialLease, signing: Signing): Bill {
  const known = knownDueAtSigning(inputs, signing);
  const rest = signing.asked === null ? 0 : signing.asked - known.total;
  return bill(
    ...known.lines,
    { id: idOfRest(rest), cents: rest },
    inputs.taxPaid === 'extra' && { id: 'extra-tax', cents: signing.tax },
  );
}

/** @returns the sales tax of the residence, in percent */
export function taxPercentOf({
  residence,
  countyPercent,
}: Pick<LeaseInputs, 'residence' | 'countyPercent'>): number {
  return residence === 'ny' ? countyPercent : taxPercent[residence];
}

function salesTaxOf(inputs: LeaseInputs, taxed: Cents): Cents {
  const { months, residence, rate } = inputs;
  const percent = taxPercentOf(inputs);
  const taxesItself = inputs.taxPaid === 'payment' && taxRules[residence].taxesRolledInTax;
  if (!taxesItself) return taxOn(taxed, percent);
  return taxOnItself(taxed, { percent, months, moneyFactor: moneyFactorOf(rate) });
}

/** `later`: the number of payments after signing. */
type PaidParts = { signing: Cents; later: number };

/** @returns what is paid until the car goes back, the trade-in too */
function paidIn(inputs: LeaseInputs, billed: Cents, { signing, later }: PaidParts): Bill {
  return bill(
    { id: 'due-at-signing', cents: signing },
    { id: 'later-payments', cents: later * billed, count: later },
    { id: 'own-trade-in', cents: inputs.tradeIn },
  );
}

/**
 * @param inputs within the limits of their fields, not below the residual
 * @param asked what the dealer asks for at signing, as for `dueAtSigning`
 * @returns whole cents, each rounded once: `payment` a month before tax, and `billed` with the tax
 *   that is rolled in; `paid` until the car goes back; `cost` with the disposition fee, which
 *   `effectiveMonthly` divides by the months, and `costPerMile` by the miles of the plan
 */
export function calculateLease(inputs: LeaseInputs, asked: Cents | null = null) {
  const { months } = inputs;
  const isRolledIn = inputs.taxPaid === 'payment';
  const capCostBill = adjustedCapCostBill(inputs);
  const residual = residualOf(inputs.residual, inputs.msrp);
  const terms = { residual, moneyFactor: moneyFactorOf(inputs.rate), months };
  const base = monthlyPayment({ ...terms, adjustedCapCost: capCostBill.total });

  const taxed = taxedTotal(inputs, base.payment);
  const tax = salesTaxOf(inputs, taxed.total);
  const withTax = monthlyPayment({ ...terms, adjustedCapCost: capCostBill.total + tax });
  const billed = isRolledIn ? withTax.payment : base.payment;

  const signing = dueAtSigning(inputs, { billed, tax: isRolledIn ? 0 : tax, asked });
  const later = paymentsToCome(asked, billed, months);
  const paid = paidIn(inputs, billed, { signing: signing.total, later });
  const cost = bill(...paid.lines, { id: 'disposition-fee', cents: inputs.dispositionFee });
  return {
    adjustedCapCostBill: capCostBill,
    residual,
    ...base,
    taxPercent: taxPercentOf(inputs),
    taxed,
    tax,
    taxInPayment: billed - base.payment,
    billed,
    dueAtSigning: signing,
    paid,
    cost,
    effectiveMonthly: round(dividedBy(cost.total, months)),
    costPerMile: costPerMile(cost.total, inputs.milesPerYear, months),
  };
}

export type Lease = ReturnType<typeof calculateLease>;
