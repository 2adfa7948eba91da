import { render, screen, within } from '@testing-library/react';
import { ContactPage } from '@/components/contact/contact-page';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/format/format';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

const links = {
  map: 'https://maps.example/',
  instagram: [{ handle: '@name', url: 'https://www.instagram.com/name/' }],
};

describe('the contact page', () => {
  beforeEach(() => {
    jest.replaceProperty(business, 'links', links);
    render(<ContactPage />);
  });

  it('has the phone number and the e-mail address as links', () => {
    const { phone, email } = business;
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', mailtoHref(email));
  });

  it('has the street address and a map link in a new tab', () => {
    const { street, city, state, zip } = business.address;
    expect(screen.getByRole('group')).toHaveTextContent(`${street}${city}, ${state} ${zip}`);
    const map = screen.getByRole('link', { name: /Open the map/ });
    expect(map).toHaveAttribute('href', links.map);
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has the business hours, and an opening-hours line that is hidden without JavaScript', () => {
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(
      openingHoursRows(business.hours).map(({ label, hours }) => label + hours),
    );
    const line = document.querySelector('[data-opening-hours]');
    expect(line).not.toBeVisible();
    expect(JSON.parse(line?.getAttribute('data-opening-hours') ?? '')).toEqual(business.hours);
  });

  it('links to the Instagram accounts', () => {
    for (const { handle, url } of links.instagram)
      expect(screen.getByRole('link', { name: new RegExp(`^${handle}`) })).toHaveAttribute('href', url);
  });
});
