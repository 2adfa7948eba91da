import { plain } from '@/lib/format/format';
import {
  CAR_PRICE,
  type DealerOffer,
  MAX_MONEY_FACTOR,
} from '@/lib/leasing/arithmetic/dealer-offer';
import type { Fuel } from '@/lib/leasing/arithmetic/fees';
import { approximateRate, type Rate, type Residual } from '@/lib/leasing/arithmetic/payment';
import { fuels, residences, waysToPay, waysToPayTax } from './choices';
import {
  amountField,
  type Car,
  choiceField,
  type Field,
  MISTYPED,
  numberField,
  optional,
  planField,
  termField,
} from './fields';
import { type Parsed, parseNumber } from './parse-number';

/**
 * What a dealer's offer names, in full or in part, and the car that it's for. Null: not known.
 * Amounts in cents.
 */
export type LeaseState = DealerOffer & Car & { fuel: Fuel };

const hasPercent = (text: string) => /%|percent|pct/i.test(text.normalize('NFKC'));
const hasDollar = (text: string) => /[$＄]/.test(text);

/** @returns the number or amount in a text, whatever its size; NaN where there is none */
function amountIn(text: string): number {
  const number = text.replace(/[$＄]/, '');
  const anySize = { min: -1, max: Number.MAX_VALUE, reason: '' };
  const parsed = parseNumber(number, 'money-factor', anySize);
  return parsed.ok ? parsed.value : Number.NaN;
}

/** @returns the same with another value, where the text could be read */
function withValue<Value>(parsed: Parsed<number>, value: (n: number) => Value): Parsed<Value> {
  return parsed.ok ? { ...parsed, value: value(parsed.value) } : parsed;
}

const MAX_RESIDUAL_PERCENT = 90;
const NO_RESIDUAL =
  'No leasing company expects a car to lose nearly everything, or nearly nothing.';

/** A sign says which it is; without one, numbers above 90 are dollars, and below 1 shares. */
function parseResidual(text: string): Parsed<Residual> {
  const number = hasPercent(text) ? 0 : amountIn(text);
  if (hasDollar(text) || number > MAX_RESIDUAL_PERCENT) {
    const limits = { min: 1000, max: CAR_PRICE.max, reason: MISTYPED };
    return withValue(parseNumber(text, 'money', limits), (cents) => ({ kind: 'amount', cents }));
  }
  const isShare = number > 0 && number < 1;
  const percent = isShare ? plain(number * 100) : text;
  const limits = { min: 20, max: MAX_RESIDUAL_PERCENT, reason: NO_RESIDUAL };
  return withValue(parseNumber(percent, 'percent', limits), (value) => ({
    kind: 'percent',
    value,
  }));
}

/** A percentage of MSRP, or dollars. */
const residual: Field<Residual> = {
  label: 'Residual',
  parameters: ['rv', 'rvd'],
  hint: 'A percentage or dollars',
  help: 'On a lease worksheet beside “residual” or “lease-end value.” The leasing company sets it for the car, the term, and the miles, so any dealer of the make can tell you, and should in writing.',
  parse: parseResidual,
  write: (value) =>
    value.kind === 'percent' ? `${plain(value.value)}%` : plain(value.cents / 100),
};

const MAX_RATE = approximateRate(MAX_MONEY_FACTOR);
/** From here on, a number without a sign is a rate in percent. */
const LEAST_PERCENT = 0.1;

function parseRate(text: string): Parsed<Rate> {
  const isPercent = hasPercent(text) || amountIn(text) >= LEAST_PERCENT;
  const kind = isPercent ? 'percent' : 'money-factor';
  const limits = {
    min: 0,
    max: isPercent ? MAX_RATE : MAX_MONEY_FACTOR,
    reason: `Few leases come near ${MAX_MONEY_FACTOR}, which is about ${MAX_RATE}%.`,
  };
  return withValue(parseNumber(text, kind, limits), (value) => ({ kind, value }));
}

/** A money factor, or a yearly rate in percent. */
const rate: Field<Rate> = {
  label: 'Money factor or rate',
  parameters: ['mf', 'rate'],
  hint: 'Such as 0.0021 or 5%',
  help: 'The contract needn’t show it, so ask: “What’s the money factor, and what’s the leasing company’s lowest for my credit?” Edmunds’ forums list both by car, month, and ZIP code.',
  parse: parseRate,
  write: ({ kind, value }) => `${plain(value)}${kind === 'percent' ? '%' : ''}`,
};

/** The six numbers of a dealer's worksheet in its order, and what the payment's tax is. */
const worksheetFields = {
  monthly: {
    ...optional(amountField({ parameter: 'pay', label: 'Monthly payment', min: 50, max: 10_000 })),
    hint: '“Monthly payment” on the dealer’s worksheet',
  },
  taxPaid: {
    ...choiceField('taxpaid', 'Sales tax is', waysToPayTax),
    hint: 'Look for “plus tax” beside the payment, or ask',
  },
  dueAtSigning: {
    ...optional(amountField({ parameter: 'due', label: 'Due at signing', max: 150_000 })),
    hint: 'Also “drive-off”: the whole sum, first payment included',
  },
  months: { ...termField('months'), hint: '“Term” or “lease term”' },
  milesPerYear: { ...planField('miles'), hint: '“Annual mileage” or “miles per year”' },
  msrp: {
    ...optional(amountField({ parameter: 'msrp', label: 'Sticker price (MSRP)', ...CAR_PRICE })),
    hint: 'The total on the car’s window sticker',
  },
  sellingPrice: {
    ...optional(amountField({ parameter: 'price', label: 'Selling price', ...CAR_PRICE })),
    hint: 'Also “agreed-upon value”: before fees and rebates',
  },
};

/** What the dealer wrote, what is behind it, and where the visitor lives. */
export const offerFields = {
  ...worksheetFields,
  residual: optional(residual),
  rate: optional(rate),
  residence: choiceField('place', 'Where you live', residences),
  countyPercent: numberField({
    parameter: 'county',
    label: 'Your county’s sales tax',
    kind: 'percent',
    min: 4,
    max: 10,
    reason: 'The state alone takes 4%, and no county comes to 10%.',
  }),
  fuel: { ...choiceField('fuel', 'The car is', fuels), hint: 'Mpg: city and highway, averaged' },
};

/** Fees with the way they're paid, and everything that is put down. */
export const moneyFields = {
  acquisitionFee: amountField({ parameter: 'acq', label: 'Acquisition fee', max: 5000 }),
  acquisitionFeePaid: choiceField('acqpaid', 'Acquisition fee is', waysToPay),
  dealerFee: amountField({ parameter: 'fee', label: 'Documentation fee', max: 10_000 }),
  dealerFeePaid: choiceField('feepaid', 'Documentation fee is', waysToPay),
  registration: amountField({
    parameter: 'reg',
    label: 'Title, registration, and plates',
    max: 5000,
  }),
  dispositionFee: amountField({ parameter: 'disp', label: 'Disposition fee', max: 5000 }),
  cashDown: {
    ...optional(amountField({ parameter: 'cash', label: 'Cash down', max: 100_000 })),
    hint: 'If empty: what’s left at signing',
  },
  rebates: amountField({ parameter: 'rebate', label: 'Rebates', max: 50_000 }),
  tradeIn: {
    ...amountField({ parameter: 'trade', label: 'Trade-in', max: 200_000 }),
    hint: 'A car you own, minus any loan on it',
  },
};
