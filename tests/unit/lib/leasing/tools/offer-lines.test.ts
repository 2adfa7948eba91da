/** @jest-environment node */
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { offerDraft } from '@/lib/leasing/tools/offer-lines';

const question = 'Hi, could you check a lease offer for me?';

it('the draft of a message to the business names the car and what was typed', () => {
  const car = { make: 'Kia', model: 'EV9', year: 2026 };
  const given = { ...car, monthly: 45_900, taxPaid: 'extra', msrp: null } as const;
  expect(offerDraft(leaseTool, given)).toBe(
    `${question}\n\nCar: 2026 Kia EV9\nMonthly payment: $459\nSales tax is: Not included`,
  );
  expect(offerDraft(leaseTool, { msrp: null })).toBe(question);
});

it('of two offers it says which one a number is of', () => {
  expect(offerDraft(compareTool, { 'b-monthly': 30_000, milesDriven: 9000 })).toBe(
    `${question}\n\nOffer B: Monthly payment: $300\nMiles you drive a year: 9,000`,
  );
});
