import { act, render, screen } from '@testing-library/react';
import { CreditForm } from '@/components/credit/credit-form.island';
import { CreditPage } from '@/components/credit/credit-page';
import { CreditThanks } from '@/components/credit/credit-thanks';
import { business } from '@/lib/content/business';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';
import { mailtoHref } from '@/lib/site/format';

const origin = 'https://forms.example';
const settings = { baseUrl: origin, phone: { label: 'the phone', href: 'tel:+10000000000' } };
const form = <CreditForm formId={business.leadForms.credit} settings={settings} thanks={<CreditThanks />} />;

describe('the credit application', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('embeds the credit form with its title, height and address', () => {
    render(form);
    const frame = screen.getByTitle('Credit Application Form');
    expect(frame.getAttribute('height')).toBe('2472');
    const url = new URL(frame.getAttribute('src') ?? '');
    expect(url.origin + url.pathname).toBe(`${origin}/widget/form/${business.leadForms.credit}`);
    expect(url.searchParams.get('notrack')).toBe('true');
    expect(Number(url.searchParams.get('t'))).toBeGreaterThan(0);
  });

  it('gives way to the thanks once the provider reports a submission, and moves the focus there', () => {
    render(form);
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'form_submitted' } }));
    });
    expect(screen.queryByTitle('Credit Application Form')).not.toBeInTheDocument();
    const heading = screen.getByRole('heading', { name: 'Thank you. Your credit application was sent.' });
    expect(document.activeElement).toContainElement(heading);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('ignores the same words from another origin', () => {
    render(form);
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { origin: 'https://evil.example', data: { type: 'form_submitted' } }),
      );
    });
    expect(screen.getByTitle('Credit Application Form')).toBeInTheDocument();
  });

  it('stands below the banner, the secure-submission notice and the paper form', () => {
    const { container } = render(<CreditPage>the form</CreditPage>);
    expect(container.querySelector('[data-own-form]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Credit Application');
    expect(screen.getByRole('heading', { name: 'Secure submission' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Download the form/ })).toHaveAttribute('href', CREDIT_FORM_FILE);
    expect(screen.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      mailtoHref(business.email),
    );
  });
});
