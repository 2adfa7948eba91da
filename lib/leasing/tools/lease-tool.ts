import { money, plain } from '@/lib/format/format';
import {
  CAR_PRICE,
  type DealerOffer,
  MAX_MONEY_FACTOR,
  readOffer,
} from '@/lib/leasing/arithmetic/dealer-offer';
import { type Fuel, feeRules, fuels, registrationFees } from '@/lib/leasing/arithmetic/fees';
import { belowResidual, grossCapCost } from '@/lib/leasing/arithmetic/lease';
import { approximateRate, type Rate, type Residual } from '@/lib/leasing/arithmetic/payment';
import { places, waysToPay, waysToPayTax } from '@/lib/leasing/arithmetic/tax';
import {
  amountField,
  type Car,
  carFields,
  choiceField,
  type Field,
  MISTYPED,
  noCar,
  numberField,
  optional,
  planField,
  termField,
} from './fields';
import { offerDoubts, rateRemark } from './offer-doubts';
import { parseNumber } from './parse-number';
import type { Tool } from './tool-state';

const hasPercent = (text: string) => /%|percent|pct/i.test(text.normalize('NFKC'));
/** @returns the number or amount in a text, whatever its size; NaN where there is none */
function amountIn(text: string): number {
  const number = text.replace(/[$＄]/, '');
  const parsed = parseNumber(number, 'money-factor', {
    min: -1,
    max: Number.MAX_VALUE,
    reason: '',
  });
  return parsed.ok ? parsed.value : Number.NaN;
}

const MAX_RESIDUAL_PERCENT = 90;

/**
 * A percentage of MSRP, or dollars: a sign says which; without one, numbers above 90 are dollars,
 * and below 1 shares.
 */
const residual: Field<Residual> = {
  label: 'Residual',
  parameters: ['rv', 'rvd'],
  hint: 'A percentage or dollars',
  help: 'On a lease worksheet beside “residual” or “lease-end value.” The leasing company sets it for the car, the term, and the miles, so any dealer of the make can tell you, and should in writing.',
  parse: (text) => {
    const amount = hasPercent(text) ? 0 : amountIn(text);
    if (/[$＄]/.test(text) || amount > MAX_RESIDUAL_PERCENT) {
      const parsed = parseNumber(text, 'money', {
        min: 1000,
        max: CAR_PRICE.max,
        reason: MISTYPED,
      });
      return parsed.ok ? { ...parsed, value: { kind: 'amount', cents: parsed.value } } : parsed;
    }
    const percent = amount > 0 && amount < 1 ? plain(amount * 100) : text;
    const reason = 'No lessor expects a car to lose nearly everything, or nearly nothing.';
    const parsed = parseNumber(percent, 'percent', { min: 20, max: MAX_RESIDUAL_PERCENT, reason });
    return parsed.ok ? { ...parsed, value: { kind: 'percent', value: parsed.value } } : parsed;
  },
  write: (value) =>
    value.kind === 'percent' ? `${plain(value.value)}%` : plain(value.cents / 100),
};

const MAX_RATE = approximateRate(MAX_MONEY_FACTOR);
/** From here on, a number without a sign is a rate in percent. */
const MIN_UNSIGNED_PERCENT = 0.1;

/** A money factor, or a yearly rate in percent. */
const rate: Field<Rate> = {
  label: 'Money factor or rate',
  parameters: ['mf', 'rate'],
  hint: 'Such as 0.0021 or 5%',
  help: 'The contract needn’t show it, so ask: “What’s the money factor, and what’s the leasing company’s lowest for my credit?” Edmunds’ forums list both by car, month, and ZIP code.',
  parse: (text) => {
    const kind =
      hasPercent(text) || amountIn(text) >= MIN_UNSIGNED_PERCENT ? 'percent' : 'money-factor';
    const reason = `Few leases come near ${MAX_MONEY_FACTOR}, which is about ${MAX_RATE}%.`;
    const max = kind === 'percent' ? MAX_RATE : MAX_MONEY_FACTOR;
    const parsed = parseNumber(text, kind, { min: 0, max, reason });
    return parsed.ok ? { ...parsed, value: { kind, value: parsed.value } } : parsed;
  },
  write: ({ kind, value }) => `${plain(value)}${kind === 'percent' ? '%' : ''}`,
};

/**
 * What a dealer's offer names, in full or in part, and the car that it's for. Null: not known.
 * Amounts in cents.
 */
export type LeaseState = DealerOffer & Car & { fuel: Fuel };

/** An unnamed car in New York City. */
const car = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { kind: 'percent', value: 60 },
  rate: { kind: 'money-factor', value: 0.002 },
} as const;
/** An offer that says nothing. */
export const unknownOffer = {
  monthly: null,
  msrp: null,
  sellingPrice: null,
  residual: null,
  rate: null,
};

/**
 * @returns the values for a new offer: place and car stay, the car unless it names one; the rest
 *   isn't the example's
 */
export function valuesForOffer(
  usable: Partial<LeaseState>,
  offer: Partial<LeaseState>,
): Partial<LeaseState> {
  const { place, countyPercent, make, model, year } = usable;
  const car = offer.make ? {} : { make, model, year };
  const kept = Object.entries({ place, countyPercent, ...car }).filter(([, value]) => value);
  return { ...Object.fromEntries(kept), ...unknownOffer, ...offer };
}

/**
 * Fees follow the place. With a dealer's payment, the example's car would be another one: its
 * numbers are unknown.
 */
function example(given: Partial<LeaseState>): LeaseState {
  const { place = 'nyc', monthly = null, dueAtSigning = null } = given;
  const values = {
    ...(monthly === null ? car : unknownOffer),
    ...noCar,
    monthly,
    taxPaid: 'signing',
    dueAtSigning,
    months: 36,
    milesPerYear: 12_000,
    place,
    countyPercent: 8.375,
    fuel: 'gas',
    acquisitionFee: 69_500,
    acquisitionFeePaid: 'payment',
    dealerFee: feeRules[place].documentation,
    dealerFeePaid: 'signing',
    dispositionFee: 39_500,
    cashDown: monthly === null || dueAtSigning === null ? 0 : null,
    rebates: 0,
    tradeIn: 0,
  } as const;
  const known = { ...values, ...given };
  const capCost = known.sellingPrice === null ? null : grossCapCost(known).total;
  return { ...values, registration: registrationFees({ ...known, capCost }) };
}

const countyReason = 'The state alone takes 4%, and no county comes to 10%.';

/** What the dealer wrote, what is behind it, and where the visitor lives. */
export const offerFields = {
  monthly: optional(amountField('pay', 'Monthly payment', 10_000, 50)),
  taxPaid: choiceField('taxpaid', 'Sales tax is', waysToPayTax),
  dueAtSigning: optional(amountField('due', 'Due at signing', 150_000)),
  months: termField('months'),
  milesPerYear: planField('miles'),
  msrp: optional(amountField('msrp', 'Sticker price (MSRP)', CAR_PRICE.max, CAR_PRICE.min)),
  sellingPrice: optional(amountField('price', 'Selling price', CAR_PRICE.max, CAR_PRICE.min)),
  residual: optional(residual),
  rate: optional(rate),
  place: choiceField('place', 'Where you live', places),
  countyPercent: numberField('county', 'Your county’s sales tax', 'percent', [4, 10], countyReason),
  fuel: { ...choiceField('fuel', 'The car is', fuels), hint: 'Mpg: city and highway, averaged' },
};

/** Fees with the way they're paid, and everything that is put down. */
export const moneyFields = {
  acquisitionFee: amountField('acq', 'Acquisition fee', 5000),
  acquisitionFeePaid: choiceField('acqpaid', 'Acquisition fee is', waysToPay),
  dealerFee: amountField('fee', 'Documentation fee', 10_000),
  dealerFeePaid: choiceField('feepaid', 'Documentation fee is', waysToPay),
  registration: amountField('reg', 'Title, registration, and plates', 5000),
  dispositionFee: amountField('disp', 'Disposition fee', 5000),
  cashDown: {
    ...optional(amountField('cash', 'Cash down', 100_000)),
    hint: 'Empty: what’s left at signing',
  },
  rebates: amountField('rebate', 'Rebates', 50_000),
  tradeIn: {
    ...amountField('trade', 'Trade-in', 200_000),
    hint: 'A car you own, minus any loan on it',
  },
};

export const leaseTool: Tool<LeaseState> = {
  id: 'lease-calculator',
  fields: {
    ...offerFields,
    ...moneyFields,
    ...carFields,
  },
  example,
  problem: (values) => {
    const found = belowResidual(values);
    if (found === null) return null;
    const message = `After everything taken off, the car would start at ${money(found.capCost)}, less than its residual of ${money(found.residual)}. Check the price, the cash down, and the residual.`;
    return { field: 'sellingPrice', message };
  },
  remarks: (values, given) => ({
    ...(given.rate && { rate: rateRemark(given.rate) }),
    ...offerDoubts(values, given, readOffer(values)),
  }),
};
