/** @jest-environment node */
import { type Field, type FieldValue, readField, writeField } from '@/lib/leasing/tools/field';
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { mileageCheckTool } from '@/lib/leasing/tools/mileage-check';
import { amount, moneyFactor, percent } from '../offers';

const lease = leaseCalculatorTool.fields;
const mileage = mileageCheckTool.fields;
const read = (field: Field, text: string) => {
  const reading = readField(field, text);
  return 'value' in reading ? reading.value : reading.message;
};

const cases: [string, Field, FieldValue][] = [
  ['42,000', lease.msrp, 4_200_000],
  ['39.2k', lease.sellingPrice, 3_920_000],
  ['$565.00', lease.payment, 56_500],
  ['3 years', lease.months, 36],
  ['8.375%', lease.countyPercent, 8.375],
  ['.25', mileage.chargePerExtraMile, 25],
  ['60', lease.residual, percent(60)],
  ['27000', lease.residual, amount(2_700_000)],
  ['.0021', lease.rate, moneyFactor(0.0021)],
  ['5.4', lease.rate, percent(5.4)],
  ['0.05%', lease.rate, percent(0.05)],
  ['  Range \t Rover ', lease.model, 'Range Rover'],
  ['2028-03-31', mileage.scheduledEnd, '2028-03-31'],
];

it.each(cases)('people type "%s"', (text, field, value) => {
  expect(read(field, text)).toEqual(value);
  expect(read(field, writeField(field.type, value))).toEqual(value);
});

it.each([
  ['about forty', lease.payment, 'Enter an amount from $50 to $10,000.'],
  ['459,50', lease.payment, 'Enter an amount from $50 to $10,000.'],
  ['$49', lease.payment, 'Enter an amount from $50 to $10,000.'],
  ['9'.repeat(400), lease.rebates, 'Enter an amount from $0 to $50,000.'],
  ['12', lease.months, 'Enter a number of months from 24 to 60.'],
  ['lots', mileage.chargePerExtraMile, 'Enter an amount from $0.05 to $1.'],
  ['60%', lease.payment, 'Enter an amount from $50 to $10,000.'],
  ['1,000', lease.milesPerYear, 'Enter a number of miles from 5,000 to 50,000.'],
  ['11', lease.countyPercent, 'Enter a percentage from 4% to 10%.'],
  ['6', lease.residual, 'Enter a percentage from 20% to 90%.'],
  ['$27', lease.residual, 'Enter an amount from $1,000 to $500,000.'],
  ['60%', lease.rate, 'Enter a percentage from 0% to 21.6%.'],
  ['0.0999', lease.rate, 'Enter a money factor from 0 to 0.009.'],
  ['pa', lease.residence, 'Choose one of the list.'],
  ['2028-02-30', mileage.scheduledEnd, 'Enter a date that exists, such as 2028-03-31.'],
])('says what is wrong with "%s"', (text, field, message) => {
  expect(read(field, text)).toBe(message);
});
