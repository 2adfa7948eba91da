/** @jest-environment node */
import { dealerMessage } from '@/lib/leasing/tools/dealer-message';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { moneyFactor, dealersOffer as offer } from '../arithmetic/cases';

const fees = { taxPaid: 'signing', acquisitionFee: 0, dealerFee: 0, dispositionFee: 0 } as const;
const whole = {
  ...offer,
  ...fees,
  rate: moneyFactor(0.0021),
  dueAtSigning: 100_000,
  milesPerYear: 10_000,
};

const questionsAbout = (given: Partial<LeaseState>) =>
  dealerMessage(given)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

it('the message to the dealer asks for what the offer doesn’t say, and what a careful buyer asks', () => {
  expect(questionsAbout({ ...whole, residual: null })).toEqual([
    'the residual',
    'whether the money factor of 0.0021 is the lender’s buy rate',
    'which rebates are in it, and their conditions',
    'any add-ons in the price',
    'the price of an extra mile',
  ]);
  const { rate: _, dispositionFee: __, ...rest } = whole;
  expect(questionsAbout({ ...rest, rebates: 150_000 })).toEqual([
    'the money factor, and whether it’s the lender’s buy rate',
    'the conditions of the $1,500 in rebates',
    'any add-ons in the price',
    'the disposition fee',
    'the price of an extra mile',
  ]);
});

it.each([
  [{ taxPaid: 'extra' }, 'the sales tax in dollars, and when it’s due'],
  [{ dueAtSigning: 0 }, 'who pays the first payment and the fees, with $0 due at signing'],
] as [Partial<LeaseState>, string][])('and about %j', (change, question) => {
  expect(questionsAbout(whole)).not.toContain(question);
  expect(questionsAbout({ ...whole, ...change })).toContain(question);
});

it('it names the car', () => {
  const car = { make: 'Kia', model: 'EV9', year: 2026 };
  expect(dealerMessage({ ...whole, ...car })).toMatch(
    /^Hi,\n\nThank you for the offer on the 2026 Kia EV9\. Before I decide, could you send me:\n- .*\n\nThank you!$/s,
  );
  expect(dealerMessage(whole)).toContain('for the offer. Before');
});
