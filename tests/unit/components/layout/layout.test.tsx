import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SkipLink } from '@/components/layout/skip-link';
import { StickyBar } from '@/components/layout/sticky-bar';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/site/format';
import { headerNavigation, legalNavigation, mobileNavigation } from '@/lib/site/navigation';

type Item = { label: string; href: string };
const linksIn = (part: HTMLElement): Item[] =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => ({ label: link.textContent ?? '', href: link.getAttribute('href') ?? '' }));

describe('the header', () => {
  it('is the banner with the main navigation and the way home', () => {
    render(<Header />);
    const banner = within(screen.getByRole('banner'));
    expect(linksIn(banner.getByRole('navigation', { name: 'Main' }))).toEqual(headerNavigation);
    expect(banner.getByRole('link', { name: /home page$/ })).toHaveAttribute('href', '/');
  });

  it('calls and reports it', () => {
    render(<Header />);
    const phone = screen.getByRole('link', { name: business.phone });
    expect(phone).toHaveAttribute('href', telHref(business.phone));
    expect(phone).toHaveAttribute('data-conversion');
  });

  it('has Get Quote as a real link that scrolls and reports', () => {
    render(<Header />);
    const quote = screen.getByRole('link', { name: 'Get Quote' });
    expect(quote).toHaveAttribute('href', '/#get-quote');
    expect(quote).toHaveAttribute('data-scroll-to', 'get-quote');
    expect(quote).toHaveAttribute('data-conversion');
  });
});

describe('the mobile menu', () => {
  const panel = () => document.querySelector('#mobile-menu') as HTMLElement;

  it('is the platform’s popover, opened and closed by buttons without script', () => {
    render(<Header />);
    expect(panel()).toHaveAttribute('popover', 'auto');
    const opener = screen.getByRole('button', { name: 'Open menu' });
    const closer = screen.getByRole('button', { name: 'Close menu' });
    expect(opener).toHaveAttribute('popovertarget', 'mobile-menu');
    expect(closer).toHaveAttribute('popovertarget', 'mobile-menu');
    expect(closer).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('lists the pages of the spec in its order, then Get Quote', () => {
    render(<Header />);
    expect(linksIn(panel())).toEqual(mobileNavigation);
    const quote = within(panel()).getByRole('button', { name: 'Get Quote' });
    expect(quote).toHaveAttribute('data-scroll-to', 'get-quote');
    expect(quote).toHaveAttribute('data-conversion');
    expect(quote.closest('form')).toHaveAttribute('action', '/#get-quote');
  });
});

describe('the footer', () => {
  it('reaches the pages, the inventory of makes and the legal pages', () => {
    render(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(linksIn(footer.getByRole('navigation', { name: 'Pages' }))).toEqual(mobileNavigation);
    for (const { label, href } of linksIn(footer.getByRole('navigation', { name: 'Inventory' })))
      expect(new URLSearchParams(href.replace('/inventory?', '')).get('brand')).toBe(label);
    for (const { label, href } of legalNavigation)
      expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it('gives phone, e-mail, address and hours of the business', () => {
    render(<Footer />);
    expect(screen.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    const email = screen.getByRole('link', { name: business.email });
    expect(email).toHaveAttribute('href', mailtoHref(business.email));
    expect(email).toHaveAttribute('data-conversion');
    const map = screen.getByRole('link', { name: new RegExp(business.address.street) });
    expect(map).toHaveAttribute('href', business.links.map);
    expect(map).toHaveAttribute('target', '_blank');
    expect(screen.getByText('8:00 AM-8:00 PM')).toBeVisible();
    expect(screen.getByText('Closed')).toBeVisible();
  });

  it('leads to the three Instagram accounts in new tabs', () => {
    render(<Footer />);
    const links = screen.getAllByRole('link', { name: /Instagram/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      business.links.instagram.map(({ url }) => url),
    );
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows the broker disclosure only when the owner has set one', () => {
    const before = business.brokerDisclosure;
    const { rerender } = render(<Footer key="without" />);
    business.brokerDisclosure = 'Licensed broker number 7.';
    rerender(<Footer key="with" />);
    expect(screen.getByText('Licensed broker number 7.')).toBeVisible();
    business.brokerDisclosure = before;
    rerender(<Footer key="again" />);
    expect(screen.queryByText('Licensed broker number 7.')).not.toBeInTheDocument();
  });
});

describe('the bar at the bottom of a phone', () => {
  it('calls and gets a quote, and reports both', () => {
    render(<StickyBar />);
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', telHref(business.phone));
    expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-conversion');
  });
});

describe('the skip link', () => {
  it('leads to the content', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
  });
});

describe('the page for an unknown path', () => {
  it('says so and leads home; the site script logs the path', () => {
    const { container } = render(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(container.querySelector('[data-log-path]')).toBeInTheDocument();
  });
});
