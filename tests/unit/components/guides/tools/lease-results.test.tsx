import { render, screen } from '@testing-library/react';
import { LeaseResults } from '@/components/guides/tools/lease-results';
import { calculateLease } from '@/lib/leasing/arithmetic/lease';
import { plainLease } from '../../../lib/leasing/arithmetic/cases';

it('a line whose amount comes from the example’s value is marked', () => {
  const inputs = { ...plainLease, cashDown: 100_000, registration: 22_600 };
  const lease = calculateLease(inputs);
  render(<LeaseResults examples={['cashDown', 'residence']} inputs={inputs} lease={lease} ready />);
  const marked = screen
    .getAllByRole('term')
    .filter((term) => term.textContent?.endsWith(' example'))
    .map((term) => term.textContent);
  expect(marked).toEqual(['Cash down example', 'Sales tax example']);
});
