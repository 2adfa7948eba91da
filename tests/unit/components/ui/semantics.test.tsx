import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';
import { TableOfContents } from '@/components/ui/table-of-contents';

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
