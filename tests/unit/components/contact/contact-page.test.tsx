import { render, screen, within } from '@testing-library/react';
import { ContactPage } from '@/components/contact/contact-page';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/site/format';

describe('the contact page', () => {
  beforeEach(() => {
    render(<ContactPage />);
  });

  it('has the phone number as a tel link that reports a conversion', () => {
    const link = screen.getByRole('link', { name: business.phone });
    expect(link).toHaveAttribute('href', telHref(business.phone));
    expect(link).toHaveAttribute('data-conversion');
  });

  it('has the e-mail address as a mailto link that reports a conversion', () => {
    const link = screen.getByRole('link', { name: business.email });
    expect(link).toHaveAttribute('href', mailtoHref(business.email));
    expect(link).toHaveAttribute('data-conversion');
  });

  it('has the address on NJ-36 in Atlantic Highlands, NJ and a map link in a new tab', () => {
    const address = screen.getByRole('group');
    expect(address).toHaveTextContent(`${business.address.street}Atlantic Highlands, NJ`);
    expect(business.address.street).toContain('NJ-36');
    const map = screen.getByRole('link', { name: /Open the map/ });
    expect(map).toHaveAttribute('href', business.links.map);
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has the business hours of the specification', () => {
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Mon-Fri8:00 AM-8:00 PM',
      'Sat9:00 AM-6:00 PM',
      'SunClosed',
    ]);
  });

  it('keeps room for the opening-hours line, absent without script', () => {
    const line = document.querySelector('[data-opening-hours]');
    expect(line).not.toBeVisible();
    expect(JSON.parse(line?.getAttribute('data-opening-hours') ?? '')).toEqual(business.hours);
  });

  it('links to the three Instagram accounts', () => {
    for (const account of business.links.instagram) {
      expect(screen.getByRole('link', { name: new RegExp(account.handle) })).toHaveAttribute(
        'href',
        account.url,
      );
    }
  });
});
