import { render, screen } from '@testing-library/react';
import { LeaseResults } from '@/components/guides/tools/lease-results';
import { calculateLease } from '@/lib/leasing/arithmetic/lease';
import { plainLease } from '../../../lib/leasing/arithmetic/cases';

it('a line whose amount comes from the example’s value is marked', () => {
  const inputs = { ...plainLease, cashDown: 100_000, registration: 22_600 };
  const lease = calculateLease(inputs);
  const isExample = (name: string) => name === 'cashDown' || name === 'residence';
  render(<LeaseResults inputs={inputs} isExample={isExample} lease={lease} ready />);
  const marked = screen
    .getAllByRole('term')
    .filter((term) => term.textContent?.endsWith(' example'))
    .map((term) => term.textContent);
  expect(marked).toEqual(['Cash down example', 'Sales tax example']);
});
