import { plain } from '@/lib/format/format';
import { choiceField, type Field, numberField, parseNumber, type Tool } from './fields';
import { type LeaseInputs, leaseProblem, RESIDUAL_PERCENT } from './lease';
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
import { places, waysToPay } from './tax';

const hasSign = (sign: RegExp, text: string) => sign.test(text.normalize('NFKC'));
const PERCENT = /%|percent|pct/i;

/** A sign in the text decides which unit is meant; without one, the parameter does. */
const residual: Field<Residual> = {
  label: 'Residual',
  parameters: ['rv', 'rvd'],
  parse: (text, parameter = 'rv') => {
    const isAmount = parameter === 'rvd' ? !hasSign(PERCENT, text) : hasSign(/\$/, text);
    if (isAmount) {
      const amount = parseNumber(text, 'money', { ...CAR_PRICE, min: 1000 });
      return amount.ok ? { ok: true, value: { kind: 'amount', cents: amount.value } } : amount;
    }
    const percent = parseNumber(text, 'residual', RESIDUAL_PERCENT);
    return percent.ok ? { ok: true, value: { kind: 'percent', value: percent.value } } : percent;
  },
  write: (value) =>
    value.kind === 'percent' ? ['rv', plain(value.value)] : ['rvd', plain(value.cents / 100)],
  grouped: true,
};

const MONEY_FACTOR = {
  min: 0,
  max: 0.009,
  reason: 'A larger number is probably a rate: write it with a percent sign, such as 5%.',
};
/** A yearly rate in percent; the largest is the largest money factor. */
const APPROXIMATE_RATE = {
  min: 0,
  max: 21.6,
  reason: 'That’s a money factor of 0.009, and few leases come near it.',
};

const rate: Field<Rate> = {
  label: 'Money factor or approximate rate',
  parameters: ['mf', 'rate'],
  parse: (text, parameter = 'mf') => {
    const isPercent = parameter === 'rate' || hasSign(PERCENT, text);
    const parsed = isPercent
      ? parseNumber(text, 'percent', APPROXIMATE_RATE)
      : parseNumber(text, 'moneyFactor', MONEY_FACTOR);
    return parsed.ok
      ? { ok: true, value: { kind: isPercent ? 'percent' : 'money-factor', value: parsed.value } }
      : parsed;
  },
  write: ({ kind, value }) => [kind === 'percent' ? 'rate' : 'mf', plain(value)],
};

/** A lease, and the car that it's for. Amounts are typed in dollars and kept in cents. */
export type LeaseState = LeaseInputs & Car;

export const leaseTool: Tool<LeaseState> = {
  fields: {
    msrp: carPriceField('msrp', 'Sticker price (MSRP)'),
    sellingPrice: carPriceField('price', 'Selling price'),
    residual,
    rate,
    months: termField('months'),
    milesPerYear: planField('miles'),
    acquisitionFee: amountField('acq', 'Acquisition fee', 5000),
    acquisitionFeePaid: choiceField('acqpaid', 'Acquisition fee is', waysToPay),
    dealerFee: amountField('fee', 'Dealer fees', 10_000),
    dealerFeePaid: choiceField('feepaid', 'Dealer fees are', waysToPay),
    registration: amountField('reg', 'Title, registration and plates', 5000),
    cashDown: amountField('cash', 'Cash down', 100_000),
    rebates: amountField('rebate', 'Rebates', 50_000),
    tradeIn: amountField('trade', 'Trade-in', 200_000),
    place: choiceField('place', 'Where you live', places),
    countyPercent: numberField('county', {
      label: 'Your county’s sales tax',
      kind: 'percent',
      min: 4,
      max: 10,
      reason: 'The state alone takes 4%, and no county comes to 10%.',
    }),
    taxPaid: choiceField('taxpaid', 'Sales tax is', waysToPay),
    dispositionFee: amountField('disp', 'Disposition fee', 5000),
    ...carFields,
  },
  /** An unnamed car in New York City. */
  example: {
    msrp: 4_500_000,
    sellingPrice: 4_200_000,
    residual: { kind: 'percent', value: 60 },
    rate: { kind: 'money-factor', value: 0.002 },
    months: 36,
    milesPerYear: 12_000,
    acquisitionFee: 69_500,
    acquisitionFeePaid: 'payment',
    dealerFee: 17_500,
    dealerFeePaid: 'signing',
    registration: 22_600,
    cashDown: 0,
    rebates: 0,
    tradeIn: 0,
    place: 'nyc',
    countyPercent: 8.375,
    taxPaid: 'signing',
    dispositionFee: 39_500,
    ...noCar,
  },
  problem: leaseProblem,
};
