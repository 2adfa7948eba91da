import { plain } from '@/lib/format/format';
import { type Fuel, feeRules, fuels, registrationFees } from './fees';
import { choiceField, type Field, numberField, optional, parseNumber, type Tool } from './fields';
import { leaseProblem } from './lease';
import {
  amountField,
  CAR_PRICE,
  type Car,
  carFields,
  carPriceField,
  noCar,
  planField,
  termField,
} from './offer-fields';
import type { Rate, Residual } from './payment';
import type { QuoteInputs } from './quote';
import { places, waysToPay, waysToPayTax } from './tax';

const hasPercent = (text: string) => /%|percent|pct/i.test(text.normalize('NFKC'));
/** @returns the number or amount in a text, whatever its size; NaN where there is none */
function amountIn(text: string): number {
  const number = text.replace(/[$＄]/, '');
  const parsed = parseNumber(number, 'moneyFactor', { min: -1, max: Number.MAX_VALUE, reason: '' });
  return parsed.ok ? parsed.value : Number.NaN;
}

const RESIDUAL_PERCENT = {
  min: 20,
  max: 90,
  reason: 'No lessor expects a car to lose nearly everything, or nearly nothing.',
};

/** A percentage of MSRP, or dollars: a sign says which; without one, numbers above 90 are dollars, and below 1 shares. */
const residual: Field<Residual> = {
  label: 'Residual',
  parameters: ['rv', 'rvd'],
  parse: (text) => {
    const amount = hasPercent(text) ? 0 : amountIn(text);
    if (/[$＄]/.test(text) || amount > RESIDUAL_PERCENT.max) {
      const parsed = parseNumber(text, 'money', { ...CAR_PRICE, min: 1000 });
      return parsed.ok ? { ...parsed, value: { kind: 'amount', cents: parsed.value } } : parsed;
    }
    const percent = amount > 0 && amount < 1 ? plain(amount * 100) : text;
    const parsed = parseNumber(percent, 'percent', RESIDUAL_PERCENT);
    return parsed.ok ? { ...parsed, value: { kind: 'percent', value: parsed.value } } : parsed;
  },
  write: (value) => (value.kind === 'percent' ? `${plain(value.value)}%` : plain(value.cents / 100)),
  grouped: true,
};

const MONEY_FACTOR = { min: 0, max: 0.009, reason: 'Few leases come near 0.009, which is about 21.6%.' };
const APPROXIMATE_RATE = { min: 0, max: 21.6, reason: MONEY_FACTOR.reason };
/** From here on, a number without a sign is a rate in percent. */
const LEAST_RATE = 0.1;

/** A money factor, or a yearly rate in percent. */
const rate: Field<Rate> = {
  label: 'Money factor or rate',
  parameters: ['mf', 'rate'],
  parse: (text) => {
    const kind = hasPercent(text) || amountIn(text) >= LEAST_RATE ? 'percent' : 'money-factor';
    const parsed =
      kind === 'percent'
        ? parseNumber(text, 'percent', APPROXIMATE_RATE)
        : parseNumber(text, 'moneyFactor', MONEY_FACTOR);
    return parsed.ok ? { ...parsed, value: { kind, value: parsed.value } } : parsed;
  },
  write: ({ kind, value }) => `${plain(value)}${kind === 'percent' ? '%' : ''}`,
};

/** What a dealer's offer names, in full or in part, and the car that it's for. Null: not known. Amounts in cents. */
export type LeaseState = QuoteInputs & Car & { fuel: Fuel };

/** An unnamed car in New York City. */
const car = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { kind: 'percent', value: 60 },
  rate: { kind: 'money-factor', value: 0.002 },
} as const;
/** An offer that says nothing. */
export const unknownOffer = { monthly: null, msrp: null, sellingPrice: null, residual: null, rate: null };

/** Fees follow the place. With a dealer's payment, the example's car would be another one: its numbers are unknown. */
function example(given: Partial<LeaseState>): LeaseState {
  const { place = 'nyc', months = 36, monthly = null, dueAtSigning = null, fuel = 'gas' } = given;
  const terms = monthly === null ? car : unknownOffer;
  const { sellingPrice = terms.sellingPrice } = given;
  return {
    monthly: null,
    taxPaid: 'signing',
    dueAtSigning: null,
    months: 36,
    milesPerYear: 12_000,
    ...terms,
    place: 'nyc',
    countyPercent: 8.375,
    fuel: 'gas',
    acquisitionFee: 69_500,
    acquisitionFeePaid: 'payment',
    dealerFee: feeRules[place].documentation,
    dealerFeePaid: 'signing',
    registration: registrationFees({ place, months, sellingPrice, fuel }),
    dispositionFee: 39_500,
    cashDown: monthly === null || dueAtSigning === null ? 0 : null,
    rebates: 0,
    tradeIn: 0,
    ...noCar,
  };
}

export const leaseTool: Tool<LeaseState> = {
  id: 'lease-calculator',
  fields: {
    monthly: optional(amountField('pay', 'Monthly payment', 10_000, 50)),
    taxPaid: choiceField('taxpaid', 'Sales tax is', waysToPayTax),
    dueAtSigning: optional(amountField('due', 'Due at signing', 150_000)),
    months: termField('months'),
    milesPerYear: planField('miles'),
    msrp: optional(carPriceField('msrp', 'Sticker price (MSRP)')),
    sellingPrice: optional(carPriceField('price', 'Selling price')),
    residual: optional(residual),
    rate: optional(rate),
    place: choiceField('place', 'Where you live', places),
    countyPercent: numberField('county', {
      label: 'Your county’s sales tax',
      kind: 'percent',
      min: 4,
      max: 10,
      reason: 'The state alone takes 4%, and no county comes to 10%.',
    }),
    fuel: choiceField('fuel', 'The car is', fuels),
    acquisitionFee: amountField('acq', 'Acquisition fee', 5000),
    acquisitionFeePaid: choiceField('acqpaid', 'Acquisition fee is', waysToPay),
    dealerFee: amountField('fee', 'Documentation fee', 10_000),
    dealerFeePaid: choiceField('feepaid', 'Documentation fee is', waysToPay),
    registration: amountField('reg', 'Title, registration, and plates', 5000),
    dispositionFee: amountField('disp', 'Disposition fee', 5000),
    cashDown: optional(amountField('cash', 'Cash down', 100_000)),
    rebates: amountField('rebate', 'Rebates', 50_000),
    tradeIn: amountField('trade', 'Trade-in', 200_000),
    ...carFields,
  },
  example,
  problem: leaseProblem,
};
