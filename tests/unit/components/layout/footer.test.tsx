import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';
import { legalNavigation, mainNavigation } from '@/lib/site/navigation';

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));

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
