import { render, screen } from '@testing-library/react';
import { StickyBar } from '@/components/layout/sticky-bar';
import { Confirmation } from '@/components/lead-form/confirmation';
import { business } from '@/lib/content/business';

it('the bar and the confirmation after a form offer text messages where a business reads them', () => {
  const parts = (
    <>
      <StickyBar />
      <Confirmation heading="Thanks" steps={[]} text="Soon." />
    </>
  );
  const { rerender } = render(parts);
  const links = screen.getAllByRole('link', { name: /^Text/ });
  expect(links.map(({ dataset }) => dataset.event)).toEqual(['text_message', 'text_message']);
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^sms:\+19085550179\?/));
  jest.replaceProperty(business(), 'textPhone', undefined);
  rerender(<div>{parts}</div>);
  expect(screen.queryByRole('link', { name: /^Text/ })).not.toBeInTheDocument();
});
