import { render, screen } from '@testing-library/react';
import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditPage } from '@/components/credit/credit-page';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { business } from '@/lib/content/business';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';
import { mailtoHref } from '@/lib/site/format';
import { frame, origin, post, settings } from '../lead-form/provider';

const form = <CreditForm formId="form-2" settings={settings} thanks={<CreditThanks />} />;

describe('the credit application', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('embeds the credit form with its title and height', () => {
    render(form);
    const { src, height } = frame('Credit Application Form');
    expect(height).toBe('2472');
    expect(src).toContain(`${origin}/widget/form/form-2?notrack=true&t=`);
  });

  it('is replaced by a message of thanks, which receives the focus, after a submission', () => {
    render(form);
    post({ type: 'form_submitted' });
    expect(screen.queryByTitle('Credit Application Form')).not.toBeInTheDocument();
    const heading = screen.getByRole('heading', { name: 'Thank you. Your credit application was sent.' });
    expect(document.activeElement).toContainElement(heading);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('has a banner, the secure-submission notice and the paper form', () => {
    const { container } = render(<CreditPage>the form</CreditPage>);
    expect(container.querySelector('[data-own-form]')).toHaveTextContent('the form');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Credit Application');
    expect(screen.getByRole('heading', { name: 'Secure submission' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Download the form/ })).toHaveAttribute('href', CREDIT_FORM_FILE);
    expect(screen.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      mailtoHref(business.email),
    );
  });
});
