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
  const { rate: _, dispositionFee: __, ...rest } = whole;
  expect(questionsAbout({ ...rest, rebates: 150_000, residual: null })).toEqual([
    'the residual',
    'the money factor',
    'the disposition fee',
    'every line of what’s due at signing',
    'whether the money factor is the lender’s buy rate',
    'the conditions of the $1,500 in rebates',
    'any add-ons in the price',
    'the price of an extra mile',
  ]);
  expect(questionsAbout(whole)).toHaveLength(5);
});

it('a term and miles that were left as shown are to be confirmed: they may be the offer’s', () => {
  const { months: _, milesPerYear: __, ...rest } = whole;
  expect(questionsAbout(rest)[0]).toBe('confirmation of the term and the miles a year');
});

it('it names the car', () => {
  const car = { make: 'Kia', model: 'EV9', year: 2026 };
  expect(dealerMessage({ ...whole, ...car })).toMatch(
    /^Hi,\n\nThank you for the offer on the 2026 Kia EV9\. Before I decide, could you send me:\n- .*\n\nThank you!$/s,
  );
  expect(dealerMessage(whole)).toContain('for the offer. Before');
});
