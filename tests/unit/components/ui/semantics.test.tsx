import { render, screen, within } from '@testing-library/react';
import { Phone } from 'lucide';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ExternalLink } from '@/components/ui/external-link';
import { Notice } from '@/components/ui/notice';
import { SectionHeading } from '@/components/ui/section-heading';
import { TableOfContents } from '@/components/ui/table-of-contents';

it('a notice has a role only when one is passed, and its icon is hidden from screen readers', () => {
  const { container } = render(
    <>
      <Notice icon={Phone}>Call us</Notice>
      <Notice role="alert">Error</Notice>
    </>,
  );
  expect(container.firstElementChild).not.toHaveAttribute('role');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
});

it('a section heading is an h2 unless it is the heading of the page', () => {
  render(
    <>
      <SectionHeading level={1} title="FAQs" />
      <SectionHeading id="guides" title="From our blog" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'From our blog' })).toHaveAttribute('id', 'guides');
});

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
