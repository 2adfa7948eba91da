/** @jest-environment node */
import { dealerMessage } from '@/lib/leasing/tools/dealer-message';
import { dealersOffer as offer } from '../offers';

it('the message to the dealer asks for what the offer doesn’t say, and what a careful buyer asks', () => {
  const car = { make: 'Kia', model: 'EV9', year: '2026' };
  const fees = {
    howTaxIsPaid: 'signing',
    acquisitionFee: 0,
    documentationFee: 0,
    rebates: 150_000,
  } as const;
  const message = dealerMessage({
    ...offer,
    ...car,
    ...fees,
    residual: undefined,
    askedAtSigning: 1,
  });
  expect(message.split('\n')).toEqual([
    'Hi,',
    '',
    'Thank you for the offer on the 2026 Kia EV9. Before I decide, could you send me:',
    '- the residual',
    '- the money factor',
    '- the disposition fee',
    '- confirmation of the term and the miles a year',
    '- every line of what’s due at signing',
    '- whether the money factor is the lender’s buy rate',
    '- the conditions of the $1,500 in rebates',
    '- any add-ons in the price',
    '- the price of an extra mile',
    '',
    'Thank you!',
  ]);
});

it('asks for no confirmation of a term and miles that the offer has', () => {
  expect(dealerMessage({ ...offer, milesPerYear: 10_000 })).not.toContain('confirmation');
});
