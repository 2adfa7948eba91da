import { render, screen, within } from '@testing-library/react';
import { Licenses } from '@/components/business/licenses';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { StickyBar } from '@/components/layout/sticky-bar';
import { Confirmation } from '@/components/lead-form/confirmation';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';
import { legalNavigation, mainNavigation } from '@/lib/site/navigation';

jest.mock('next/navigation', () => ({ usePathname: () => '/blog/a-guide' }));

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));

it('the bar and the confirmation after a form offer text messages where a business reads them', () => {
  const parts = (
    <>
      <StickyBar />
      <Confirmation heading="Thanks" steps={[]} text="Soon." />
    </>
  );
  const { rerender } = render(parts);
  const links = screen.getAllByRole('link', { name: /^Text/ });
  expect(links.map(({ dataset }) => dataset.event)).toEqual(['text_message', 'text_message']);
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^sms:\+19085550179\?/));
  jest.replaceProperty(business(), 'textPhone', undefined);
  rerender(<div>{parts}</div>);
  expect(screen.queryByRole('link', { name: /^Text/ })).not.toBeInTheDocument();
});

it('the menu has the eight pages in order, the current one marked, Get Quote, and the number', () => {
  render(<Header />);
  const menu = screen.getByRole('dialog', { hidden: true });
  const links = [...menu.querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual([
    'Home',
    'Inventory',
    'About',
    'Blog',
    'Customers',
    'Credit App',
    'FAQ',
    'Contact',
    'Get Quote',
    expect.stringContaining(`Call ${business().phone}`),
  ]);
  expect(menu.querySelector('[aria-current]')).toHaveTextContent('Blog');
});

describe('the footer', () => {
  it('links to the pages, the inventory of makes and the legal pages, and has the facts of the business', () => {
    render(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(linksIn(footer.getByRole('navigation', { name: 'Pages' }))).toEqual(mainNavigation);
    for (const { label, href } of linksIn(footer.getByRole('navigation', { name: 'Inventory' })))
      expect(new URLSearchParams(href?.replace('/inventory?', '')).get('brand')).toBe(label);
    const { phone, email, address, links } = business();
    const others = [...legalNavigation, { label: phone, href: telHref(phone) }];
    for (const { label, href } of [...others, { label: email, href: `mailto:${email}` }])
      expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(screen.getByText(new RegExp(address.street)).closest('a')?.getAttribute('href')).toBe(
      links.map,
    );
    for (const row of weekAndClosures(business()).filter(({ date }) => date === undefined))
      expect(screen.getByText(row.label).nextElementSibling).toHaveTextContent(row.hours);
  });

  it('shows the broker disclosure only when there is one', () => {
    const text = 'Licensed broker number 7.';
    const disclosure = jest.replaceProperty(business(), 'brokerDisclosure', text);
    const { rerender } = render(<Footer key="with" />);
    expect(screen.getByText(text)).toBeVisible();
    disclosure.replaceValue('');
    rerender(<Footer key="without" />);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

it('registration and license are said as far as there are numbers', () => {
  const registration = jest.replaceProperty(business(), 'newYorkRegistration', '7000001');
  const license = jest.replaceProperty(business(), 'newJerseyLicense', '00002');
  const lines = () =>
    [...render(<Licenses />).container.querySelectorAll('p')].map((it) => it.textContent);
  expect(lines()).toEqual([
    'New York automobile broker registration 7000001',
    'New Jersey license 00002',
  ]);
  registration.replaceValue('');
  license.replaceValue('');
  expect(lines()).toEqual([]);
});
