import { render, screen } from '@testing-library/react';
import { SampleQuote } from '@/components/trust/sample-quote';
import { money } from '@/lib/format/numbers';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';

it('the sample quote has the amount due at signing beside its payment', () => {
  const { payment, dueAtSigningBreakdown } = sampleLease;
  render(<SampleQuote />);
  const label = screen.getByText(`with ${money(dueAtSigningBreakdown.total)} at signing`);
  expect(label.closest('dt')?.nextElementSibling).toHaveTextContent(money(payment));
});
