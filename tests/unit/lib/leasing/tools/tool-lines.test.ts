/** @jest-environment node */
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { givenLines } from '@/lib/leasing/tools/tool-lines';
import { dealersOffer as offer } from '../arithmetic/cases';

it('the lines on paper have what the visitor gave, except the car', () => {
  const car = { make: 'BMW', model: 'X5' };
  const given = { ...offer, ...car, residence: 'nj', taxPaid: 'extra' } as const;
  expect(givenLines(leaseCalculatorTool, given)).toEqual([
    'Monthly payment: $612.35',
    'Sales tax is: Not included',
    'Term in months: 36',
    'Sticker price (MSRP): $45,000',
    'Selling price: $42,000',
    'Residual: 60%',
    'Where you live: New Jersey',
  ]);
});
