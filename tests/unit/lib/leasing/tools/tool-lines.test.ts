/** @jest-environment node */
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { toolDraft } from '@/lib/leasing/tools/tool-lines';
import { dealersOffer as offer } from '../arithmetic/cases';

it('a message to the business has what the visitor gave, and what was left', () => {
  const car = { make: 'BMW', model: 'X5' };
  const given = { ...offer, ...car, residence: 'nj', taxPaid: 'extra' } as const;
  const [, lines = ''] = toolDraft(leaseCalculatorTool, given).split('\n\n');
  expect(lines.split('\n')).toEqual([
    'Car: BMW X5',
    'Monthly payment: $612.35',
    'Sales tax is: Not included',
    'Term: 36 months',
    'Sticker price (MSRP): $45,000',
    'Selling price: $42,000',
    'Residual: 60%',
    'Where you live: New Jersey',
    'Miles a year: 12,000 (as shown, not changed)',
  ]);
});
