import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AboutPage } from '@/components/about/about-page';
import { ContactPage } from '@/components/contact/contact-page';
import { CreditPage } from '@/components/credit/credit-page';
import { ContactCard } from '@/components/home/contact-card';
import { Customers } from '@/components/home/customers';
import { TradeIn } from '@/components/home/trade-in';
import { Footer } from '@/components/layout/footer';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { about } from '@/lib/content/about';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { reviews } from '@/lib/content/reviews';
import { mailtoHref, telHref } from '@/lib/format/format';
import { automotiveBusiness } from '@/lib/seo/business-data';

const parts: [name: string, page: ReactElement][] = [
  ['the about page', <AboutPage about={about} howWeArePaid="A fee." key="about" videoUrl={undefined} />],
  ['the contact page', <ContactPage key="contact" />],
  ['the contact card', <ContactCard key="card" />],
  ['the reviews on the home page', <Customers key="customers" />],
  ['the trade-in panel', <TradeIn key="trade-in" />],
  ['the testimonials', <TestimonialsPage key="testimonials" posts={[]} />],
  ['the footer', <Footer key="footer" />],
];

describe('a business without map, trade-in page, video and Instagram', () => {
  beforeEach(() => {
    jest.replaceProperty(business, 'links', { instagram: [] });
  });

  it.each(parts)('has nothing left of them in %s', (_name, page) => {
    const { container } = render(page);
    expect(container).not.toHaveTextContent(/instagram|trade-in|the map/i);
    for (const empty of ['a:not([href])', '[href=""]', 'ul:empty', 'dl:empty', 'video', 'section:empty'])
      expect(container.querySelector(empty)).toBeNull();
  });

  it('shows the reviews in place of the posts', () => {
    render(<TestimonialsPage posts={[]} />);
    for (const { text } of reviews) expect(screen.getByText(text)).toBeVisible();
    expect(document.querySelector('[data-instagram]')).toBeNull();
  });

  it('has no map, and no profile, in its structured data', () => {
    const data = JSON.parse(JSON.stringify(automotiveBusiness()));
    expect(data).not.toHaveProperty('hasMap');
    expect(JSON.stringify(data.sameAs ?? [])).not.toContain('instagram');
  });
});

it('the credit application without an online form is made by phone or on paper', () => {
  const { container } = render(<CreditPage>{undefined}</CreditPage>);
  expect(screen.getByRole('link', { name: business.phone })).toHaveAttribute('href', telHref(business.phone));
  expect(screen.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    mailtoHref(business.email),
  );
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toBeVisible();
  for (const text of [pages.creditApp.secure.heading, pages.creditApp.paper.note])
    expect(container).not.toHaveTextContent(text);
});
