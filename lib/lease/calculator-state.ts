import { plain } from '@/lib/format/format';
import { type Car, carFields, noCar } from './car';
import { choiceField, type Field, numberField, parseNumber } from './fields';
import { type LeaseInputs, leaseProblem } from './lease';
import * as limits from './limits';
import type { Rate, Residual } from './payment';
import type { Fields } from './query';
import { places, waysToPay } from './tax';
import type { Tool } from './tool-state';

const named = (sign: RegExp, text: string) => sign.test(text.normalize('NFKC'));
const PERCENT = /%|percent|pct/i;

/** A sign in the text decides which unit is meant; without one, the parameter does. */
const residual: Field<Residual> = {
  label: 'Residual',
  parameters: ['rv', 'rvd'],
  parse: (text, parameter = 'rv') => {
    const isAmount = parameter === 'rvd' ? !named(PERCENT, text) : named(/\$/, text);
    if (isAmount) {
      const amount = parseNumber(text, 'money', { ...limits.carPrice, min: 1000 });
      return amount.ok ? { ok: true, value: { kind: 'amount', cents: amount.value } } : amount;
    }
    const percent = parseNumber(text, 'residual', limits.residualPercent);
    return percent.ok ? { ok: true, value: { kind: 'percent', value: percent.value } } : percent;
  },
  write: (value) =>
    value.kind === 'percent' ? ['rv', plain(value.value)] : ['rvd', plain(value.cents / 100)],
  grouped: true,
};

const rate: Field<Rate> = {
  label: 'Money factor or approximate rate',
  parameters: ['mf', 'rate'],
  parse: (text, parameter = 'mf') => {
    const isPercent = parameter === 'rate' || named(PERCENT, text);
    const parsed = isPercent
      ? parseNumber(text, 'percent', limits.approximateRate)
      : parseNumber(text, 'moneyFactor', limits.moneyFactor);
    return parsed.ok
      ? { ok: true, value: { kind: isPercent ? 'percent' : 'money-factor', value: parsed.value } }
      : parsed;
  },
  write: ({ kind, value }) => [kind === 'percent' ? 'rate' : 'mf', plain(value)],
};

/** A lease, and the car that it's for. */
export type CalculatorState = LeaseInputs & Car;

/** The calculator's fields. Amounts are typed in dollars and kept in cents. */
export const calculatorFields: Fields<CalculatorState> = {
  msrp: numberField('msrp', { label: 'Sticker price (MSRP)', ...limits.carPrice }),
  sellingPrice: numberField('price', { label: 'Selling price', ...limits.carPrice }),
  residual,
  rate,
  months: numberField('months', limits.term),
  milesPerYear: numberField('miles', limits.plan),
  acquisitionFee: numberField('acq', { label: 'Acquisition fee', ...limits.upTo(5000) }),
  acquisitionFeePaid: choiceField('acqpaid', 'Acquisition fee is', waysToPay),
  dealerFee: numberField('fee', { label: 'Dealer fees', ...limits.upTo(10_000) }),
  dealerFeePaid: choiceField('feepaid', 'Dealer fees are', waysToPay),
  registration: numberField('reg', { label: 'Title, registration and plates', ...limits.upTo(5000) }),
  cashDown: numberField('cash', { label: 'Cash down', ...limits.upTo(100_000) }),
  rebates: numberField('rebate', { label: 'Rebates', ...limits.upTo(50_000) }),
  tradeIn: numberField('trade', { label: 'Trade-in', ...limits.upTo(200_000) }),
  place: choiceField('place', 'Where you live', places),
  countyPercent: numberField('county', { label: 'Your county’s sales tax', ...limits.countyPercent }),
  taxPaid: choiceField('taxpaid', 'Sales tax is', waysToPay),
  dispositionFee: numberField('disp', { label: 'Disposition fee', ...limits.upTo(5000) }),
  ...carFields,
};

/** What the calculator shows first: an unnamed car in New York City. */
export const calculatorExample: CalculatorState = {
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
};

export const calculator: Tool<CalculatorState> = {
  fields: calculatorFields,
  example: calculatorExample,
  problem: leaseProblem,
};
