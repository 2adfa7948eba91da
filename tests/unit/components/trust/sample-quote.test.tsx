import { render, screen } from '@testing-library/react';
import { SampleQuote } from '@/components/trust/sample-quote';
import { money } from '@/lib/format/numbers';
import { USUAL_CHARGE_PER_EXTRA_MILE } from '@/lib/leasing/arithmetic/mileage';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';

it('the sample quote has the amount due at signing beside its payment, and what the end may cost', () => {
  const { payment, dueAtSigningBreakdown, residual } = sampleLease;
  const { container } = render(<SampleQuote />);
  const label = screen.getByText(`with ${money(dueAtSigningBreakdown.total)} at signing`);
  expect(label.closest('dt')?.nextElementSibling).toHaveTextContent(money(payment));
  expect(container).toHaveTextContent(
    `over the plan costs ${money(USUAL_CHARGE_PER_EXTRA_MILE.high)}. You can buy the car at the end for ${money(residual)}.`,
  );
});
