import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ExternalLink } from '@/components/ui/external-link';
import { TableOfContents } from '@/components/ui/table-of-contents';

it('a breadcrumb links to every page above the current one', () => {
  render(
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Blog', href: '/blog' },
        { label: 'A guide', href: '/blog/a-guide' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blog']);
  expect(trail.getByText('A guide')).toHaveAttribute('aria-current', 'page');
});

it('an external link opens in a new tab, is announced so, and passes no referrer', () => {
  render(<ExternalLink href="https://maps.example/">Our office</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Our office (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a page without sections has no table of contents', () => {
  const { container } = render(<TableOfContents items={[]} title="On this page" variant="card" />);
  expect(container).toBeEmptyDOMElement();
});
