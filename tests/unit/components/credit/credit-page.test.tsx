import { render, screen, within } from '@testing-library/react';
import { CreditPage } from '@/components/credit/credit-page';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';

process.env.LEAD_FORM_ORIGIN = 'https://forms.example';

it('the credit application has the secure notice, the paper form, the address to mail it to, and the online form, 2472 pixels high', () => {
  render(<CreditPage />);
  expect(screen.getByText(pageTexts().creditApp.secure.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toHaveAttribute('download');
  const { email } = business();
  const address = within(screen.getByRole('region')).getByRole('link', { name: email });
  expect(address).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByTitle('Credit Application Form').parentElement).toHaveStyle({
    height: '2472px',
  });
});
