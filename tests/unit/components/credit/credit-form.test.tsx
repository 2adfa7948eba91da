import { render, screen } from '@testing-library/react';
import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { pages } from '@/lib/content/pages';
import { post, settings } from '../lead-form/provider';

it('the credit application is replaced by a message of thanks, which receives the focus', () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(<CreditForm formId="form-2" settings={settings} thanks={<CreditThanks />} />);
  post({ type: 'form_submitted' });
  expect(screen.queryByTitle('Credit Application Form')).not.toBeInTheDocument();
  const heading = screen.getByRole('heading', { name: pages.creditApp.thanks.heading });
  expect(document.activeElement).toContainElement(heading);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});
