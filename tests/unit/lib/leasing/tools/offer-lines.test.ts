/** @jest-environment node */
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { offerDraft } from '@/lib/leasing/tools/offer-lines';

describe('the draft of a message to the business', () => {
  it('names the car and what was typed', () => {
    const given = {
      make: 'Kia',
      model: 'EV9',
      year: 2026,
      monthly: 45_900,
      taxPaid: 'extra',
      residence: 'nj',
    } as const;
    expect(offerDraft(leaseTool, given)).toBe(
      'Hi, could you check a lease offer for me?\n\nCar: 2026 Kia EV9\nMonthly payment: $459\nSales tax is: Not included\nWhere you live: New Jersey',
    );
  });

  it('says which of two offers a number is of', () => {
    expect(offerDraft(compareTool, { 'b-monthly': 30_000, milesDriven: 9000 })).toMatch(
      /\n\nOffer B: Monthly payment: \$300\nMiles you drive a year: 9,000$/,
    );
  });

  it('leaves out what was emptied, and asks without numbers where there are none', () => {
    expect(offerDraft(leaseTool, { msrp: null })).toBe('Hi, could you check a lease offer for me?');
  });
});
