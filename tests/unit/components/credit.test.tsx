import { render, screen, within } from '@testing-library/react';
import { CreditPage } from '@/components/credit/credit-page';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';

process.env.NEXT_PUBLIC_LEAD_FORM_URL = 'https://forms.example';

it('the credit application has a notice, the paper form, and the online form, 2472 pixels high', () => {
  render(<CreditPage />);
  const { heading, secure } = pageTexts().creditApp;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('heading', { name: secure.heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toHaveAttribute('download');
  const { email } = business();
  const onPaper = within(screen.getByRole('region'));
  expect(onPaper.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByTitle('Credit Application Form').parentElement).toHaveStyle({
    height: '2472px',
  });
});
