import { render, screen, within } from '@testing-library/react';
import { CreditPage } from '@/components/credit/credit-page';
import { business } from '@/lib/content/business';

process.env.LEAD_FORM_URL = 'https://forms.example';

it('the credit application has the paper form, the address to mail it to, and the online form, 2472 pixels high', () => {
  render(<CreditPage />);
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toHaveAttribute('download');
  const { email } = business();
  const address = within(screen.getByRole('region')).getByRole('link', { name: email });
  expect(address).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByTitle('Credit Application Form').parentElement).toHaveStyle({
    height: '2472px',
  });
});
