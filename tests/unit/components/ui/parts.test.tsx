import { render, screen, within } from '@testing-library/react';
import { Phone } from 'lucide';
import { Badge } from '@/components/ui/badge';
import { Band } from '@/components/ui/band';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shoreline } from '@/components/ui/shoreline';

describe('a badge', () => {
  it.each(['ink', 'glass', 'outline'] as const)('says its text in the tone %s', (tone) => {
    render(<Badge tone={tone}>2025</Badge>);
    expect(screen.getByText('2025')).toBeVisible();
  });
});

describe('a card', () => {
  it('is the element it is asked to be', () => {
    render(
      <ul>
        <Card as="li" lifted>
          Camry
        </Card>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Camry');
    expect(screen.getByRole('listitem')).toHaveClass('shadow-lifted');
  });

  it('lies flat and is no landmark by default', () => {
    const { container } = render(<Card>Camry</Card>);
    expect(container.firstElementChild?.tagName).toBe('DIV');
    expect(container.firstElementChild).not.toHaveClass('shadow-lifted');
  });
});

describe('a notice', () => {
  it.each(['status', 'alert', 'note'] as const)('has the role %s when asked', (role) => {
    render(<Notice role={role}>Something to know</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Something to know');
  });

  it('has no role by itself, and an icon that says nothing', () => {
    const { container } = render(
      <Notice icon={Phone} tone="problem">
        Call us
      </Notice>,
    );
    expect(container.firstElementChild).not.toHaveAttribute('role');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a section heading', () => {
  it('is of the second level unless it heads the page', () => {
    render(
      <>
        <SectionHeading level={1} title="FAQs" />
        <SectionHeading eyebrow="Guides" id="guides" title="From our blog">
          Read before you sign.
        </SectionHeading>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'From our blog' })).toHaveAttribute('id', 'guides');
    expect(screen.getByText('Guides')).toBeVisible();
    expect(screen.getByText('Read before you sign.')).toBeVisible();
  });
});

describe('a breadcrumb', () => {
  it('leads to every page above; the last crumb is this page and no link', () => {
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
    expect(trail.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('prose', () => {
  it('holds running text', () => {
    render(
      <Prose>
        <p>Leasing is renting for long.</p>
      </Prose>,
    );
    expect(screen.getByText('Leasing is renting for long.').parentElement).toHaveClass('prose');
  });
});

describe('an icon', () => {
  it('is decoration: hidden from screen readers, drawn from its shape', () => {
    const { container } = render(<Icon className="size-4" shape={Phone} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveClass('size-4');
    expect(svg?.children.length).toBe(Phone.length);
  });
});

describe('an external link', () => {
  it('opens in a new tab, says so, and tells the other page nothing', () => {
    render(<ExternalLink href="https://maps.example/">Our place</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Our place (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://maps.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a band', () => {
  it('is an anchor, and a landmark when something names it', () => {
    render(
      <Band id="get-quote" labelledBy="heading" tone="glass">
        <h2 id="heading">Get Your Personal Quote</h2>
      </Band>,
    );
    expect(screen.getByRole('region', { name: 'Get Your Personal Quote' })).toHaveAttribute(
      'id',
      'get-quote',
    );
  });
});

describe('the shoreline', () => {
  it('is decoration', () => {
    const { container } = render(<Shoreline />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
