import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { StickyBar } from '@/components/layout/sticky-bar';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/format/format';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { headerNavigation, legalNavigation, mobileNavigation } from '@/lib/site/navigation';

type Item = { label: string; href: string };
const linksIn = (element: HTMLElement): Item[] =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => ({ label: link.textContent ?? '', href: link.getAttribute('href') ?? '' }));

describe('the header', () => {
  beforeEach(() => {
    render(<Header />);
  });

  it('has the main navigation, a link to the home page and the phone number', () => {
    const banner = within(screen.getByRole('banner'));
    expect(linksIn(banner.getByRole('navigation', { name: 'Main' }))).toEqual(headerNavigation);
    expect(
      banner.getByRole('link', { name: (text) => text.endsWith(`${business.name}, home`) }),
    ).toHaveAttribute('href', '/');
    const phone = banner.getByRole('link', { name: business.phone });
    expect(phone).toHaveAttribute('href', telHref(business.phone));
    expect(phone).toHaveAttribute('data-conversion');
  });

  it('has Get Quote as a link that scrolls and reports a conversion', () => {
    const quote = screen.getByRole('link', { name: 'Get Quote' });
    expect(quote).toHaveAttribute('href', '/#get-quote');
    expect(quote).toHaveAttribute('data-scroll-to', 'get-quote');
    expect(quote).toHaveAttribute('data-conversion');
  });

  it('has a mobile menu that opens and closes without JavaScript', () => {
    const menu = document.querySelector('#mobile-menu') as HTMLElement;
    expect(menu).toHaveAttribute('popover', 'auto');
    for (const name of ['Open menu', 'Close menu'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', 'mobile-menu');
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('popovertargetaction', 'hide');
    expect(linksIn(menu)).toEqual(mobileNavigation);
    const quote = within(menu).getByRole('button', { name: 'Get Quote' });
    expect(quote).toHaveAttribute('data-scroll-to', 'get-quote');
    expect(quote).toHaveAttribute('data-conversion');
    expect(quote.closest('form')).toHaveAttribute('action', '/#get-quote');
    const last = within(menu).getAllByRole('link', { hidden: true }).at(-1);
    expect(last?.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the footer', () => {
  it('links to the pages, the inventory of makes and the legal pages', () => {
    render(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(linksIn(footer.getByRole('navigation', { name: 'Pages' }))).toEqual(mobileNavigation);
    for (const { label, href } of linksIn(footer.getByRole('navigation', { name: 'Inventory' })))
      expect(new URLSearchParams(href.replace('/inventory?', '')).get('brand')).toBe(label);
    for (const { label, href } of legalNavigation)
      expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it('has the phone number, e-mail address, street address and hours of the business', () => {
    render(<Footer />);
    const { phone, email, address, links, hours } = business;
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', mailtoHref(email));
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('data-conversion');
    const place = screen.getByText(new RegExp(address.street));
    expect(place.closest('a')?.getAttribute('href')).toBe(links.map);
    for (const row of openingHoursRows(hours))
      expect(screen.getByText(row.label).nextElementSibling).toHaveTextContent(row.hours);
  });

  it('shows the year of the build', () => {
    process.env.BUILD_YEAR = '2091';
    render(<Footer />);
    expect(screen.getByText(`© 2091 ${business.name}`)).toBeVisible();
    delete process.env.BUILD_YEAR;
  });

  it('links to the Instagram accounts in new tabs', () => {
    const accounts = ['one', 'two'].map((name) => ({ handle: `@${name}`, url: `https://${name}.example/` }));
    const own = jest.replaceProperty(business.links, 'instagram', accounts);
    render(<Footer />);
    const links = screen.getAllByRole('link', { name: /Instagram/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(accounts.map(({ url }) => url));
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
    own.restore();
  });

  it('shows the broker disclosure only when there is one', () => {
    const disclosure = jest.replaceProperty(business, 'brokerDisclosure', 'Licensed broker number 7.');
    const { rerender } = render(<Footer key="with" />);
    expect(screen.getByText('Licensed broker number 7.')).toBeVisible();
    disclosure.replaceValue('');
    rerender(<Footer key="without" />);
    expect(screen.queryByText('Licensed broker number 7.')).not.toBeInTheDocument();
    disclosure.restore();
  });
});

it('the bar at the bottom of a phone has Call and Get Quote, which report conversions', () => {
  render(<StickyBar />);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', telHref(business.phone));
  expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-conversion');
});
