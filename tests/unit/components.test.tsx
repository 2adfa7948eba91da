import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AboutPage } from '@/components/about/about-page';
import { ContactPage } from '@/components/contact-page/contact-page';
import { CreditPage } from '@/components/credit/credit-page';
import { FaqPage } from '@/components/faq/faq-page';
import { ContactCard } from '@/components/home/contact-card';
import { Customers } from '@/components/home/customers';
import { Hero } from '@/components/home/hero';
import { TradeIn } from '@/components/home/trade-in';
import { Footer } from '@/components/layout/footer';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { LegalPage } from '@/components/legal/legal-page';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { business } from '@/lib/content/business';
import { legalTexts } from '@/lib/content/legal-texts';
import { about, home, pages } from '@/lib/content/pages';
import { reviews as readReviews } from '@/lib/content/reviews';
import { telHref } from '@/lib/format/contact-href';
import { dateLabel } from '@/lib/format/format';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

jest.mock('@/components/lead-form/settings', () => ({
  leadFormSettings: () => jest.requireActual('./components/lead-form/provider').settings,
}));

const { reviews } = readReviews();
const { street, city, state, zip } = business().address;
const instagram = ['one', 'two'].map((name) => ({
  handle: `@${name}`,
  url: `https://${name}.example/`,
}));

const art = { scene: '/art/scene-harbor.svg', vehicle: '/art/cars/sedan-ink.svg' };
const post = { url: 'https://one.example/', caption: 'One', sample: true, art };

describe('the home page', () => {
  it('shows the first three reviews, each with its name, location, text and stars', () => {
    const more = [...reviews, ...reviews].map((review, at) => ({
      ...review,
      rating: 5 - (at % 2),
    }));
    jest.replaceProperty(readReviews(), 'reviews', more);
    render(<Customers />);
    const shown = screen.getAllByRole('listitem');
    expect(shown).toHaveLength(3);
    for (const [at, { name, location, text, rating, sample }] of more.slice(0, 3).entries()) {
      for (const part of [name, location, text, `${rating} out of 5 stars`])
        expect(shown[at]).toHaveTextContent(part);
      expect(shown[at]?.textContent?.includes('Sample review')).toBe(sample);
    }
  });

  it('has the person who answers in its first screen, and no figures', () => {
    jest.replaceProperty(business(), 'people', [{ name: 'Ann', role: 'Answers' }]);
    render(<Hero />);
    expect(screen.getByRole('listitem')).toHaveTextContent('AnnAnswers');
    for (const { label } of home().stats) expect(screen.queryByText(label)).not.toBeInTheDocument();
  });
});

it('a post of the testimonials that is a sample says so', () => {
  const posts = [post, { ...post, url: 'https://two.example/', sample: false }];
  render(<TestimonialsPage posts={posts} />);
  const [sample, real] = document.querySelectorAll('blockquote.instagram-media');
  expect(sample).toHaveTextContent(/^Sample/);
  expect(real).not.toHaveTextContent('Sample');
});

it('the About page has its mission, values, and video, how the business is paid, and two ways on', () => {
  const introVideo = 'https://storage.example/video.mp4';
  jest.replaceProperty(business(), 'links', { introVideo, instagram: [] });
  render(<AboutPage />);
  for (const text of [...about().mission, business().howWeArePaid])
    expect(screen.getByText(text)).toBeVisible();
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual(
    expect.arrayContaining(about().values.map(({ title, text }) => title + text)),
  );
  expect(document.querySelector('video')).toHaveAttribute('src', introVideo);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/#get-quote', '/#contact-form']));
});

it('the contact page has every way to reach the business, and its hours', () => {
  const map = 'https://maps.example/';
  const [account] = instagram as [{ handle: string; url: string }];
  jest.replaceProperty(business(), 'links', { map, instagram: [account] });
  render(<ContactPage />);
  const { phone, email } = business();
  for (const link of screen.getAllByRole('link', { name: phone }))
    expect(link).toHaveAttribute('href', telHref(phone));
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('group')).toHaveTextContent(`${street}${city}, ${state} ${zip}`);
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute('href', map);
  expect(screen.getByRole('link', { name: new RegExp(`^${account.handle}`) })).toHaveAttribute(
    'href',
    account.url,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const week = openingHoursRows({ ...business(), closures: [] });
  const shown = week.map((row) => row.label + row.hours);
  expect(rows.map((row) => row.textContent)).toEqual(shown);
});

it('the contact card of the home page has the hours and each account on Instagram', () => {
  jest.replaceProperty(business(), 'links', { instagram });
  render(<ContactCard />);
  for (const { label, hours } of openingHoursRows({ ...business(), closures: [] }))
    expect(screen.getByRole('row', { name: `${label} ${hours}` })).toBeVisible();
  for (const { handle, url } of instagram)
    expect(screen.getByRole('link', { name: new RegExp(`^${handle}`) })).toHaveAttribute(
      'href',
      url,
    );
});

it('the trade-in panel opens the page of the valuation in a new tab', () => {
  const tradeIn = 'https://valuation.example/';
  jest.replaceProperty(business(), 'links', { tradeIn, instagram });
  render(<TradeIn />);
  const link = screen.getByRole('link', { name: new RegExp(`^${home().tradeIn.button}`) });
  expect(link).toHaveAttribute('href', tradeIn);
  expect(link).toHaveAttribute('target', '_blank');
});

describe('the FAQ page', () => {
  const faq = [
    {
      id: 'fees',
      question: 'Are there fees?',
      answer: ['Some.', 'You can [apply](/apply) first.'],
    },
    {
      id: 'miles',
      question: 'What about miles?',
      answer: ['Ask [the state](https://www.nj.gov/).'],
    },
  ];
  const glossary = [{ term: 'cap cost', definition: 'What the lease starts from.' }];
  beforeEach(() => {
    render(<FaqPage faq={faq} glossary={glossary} />);
  });

  it('renders the links of an answer, and opens an official source in a new tab', () => {
    const answer = document.getElementById('fees');
    expect(answer).toHaveTextContent('You can apply first.');
    const inside = answer?.querySelector('a[href="/apply"]');
    expect(inside).toHaveTextContent('apply');
    expect(inside).not.toHaveAttribute('target');
    const source = document.querySelector('#miles a');
    expect(source).toHaveAttribute('target', '_blank');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer');
    expect(source).toHaveTextContent('the state (opens in a new tab)');
  });

  it('defines the terms of the glossary, each with an anchor, and leaves them out of the structured data', () => {
    const entry = document.getElementById('term-cap-cost');
    expect(entry?.querySelector('dt')).toHaveTextContent('Cap cost');
    expect(entry?.querySelector('dd')).toHaveTextContent('What the lease starts from.');
    expect(document.querySelector('script')?.textContent).not.toMatch(/cap cost/i);
  });
});

it.each(Object.values(legalTexts).map((text) => text()))(
  'the page of $path has its date and the facts of the business',
  (text) => {
    render(<LegalPage text={text} />);
    expect(screen.getByText(text.dateLabel)).toHaveTextContent(
      `${text.dateLabel} ${dateLabel(text.date)}`,
    );
    const main = document.querySelector('.prose');
    expect(main).toHaveTextContent(business().name);
    expect(main).toHaveTextContent(`${street}, ${city}, ${state} ${zip}`);
    expect(main?.querySelector(`a[href="${telHref(business().phone)}"]`)).toHaveTextContent(
      business().phone,
    );
    expect(main?.querySelector(`a[href="mailto:${business().email}"]`)).toHaveTextContent(
      business().email,
    );
  },
);

describe('what stands beside a form', () => {
  it('is each person with a number, and the first review with its source', () => {
    const people = [
      { name: 'Ann', role: 'Answers', text: 'I answer.', phone: '(201) 555-0111' },
      { name: 'Bo', role: 'Drives' },
    ];
    jest.replaceProperty(business(), 'people', people);
    render(<FormWithPeople>Form</FormWithPeople>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AnnAnswers“I answer.”(201) 555-0111',
      `BoDrives${business().phone}`,
    ]);
    expect(screen.getByRole('link', { name: '(201) 555-0111' })).toHaveAttribute(
      'href',
      'tel:+12015550111',
    );
    const [{ text, source, sample }] = reviews as [(typeof reviews)[number]];
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(source?.name ?? '') })).toHaveAttribute(
      'href',
      source?.url,
    );
    expect(screen.queryByText('Sample review') !== null).toBe(sample);
  });

  it('is nothing where the business names nobody and has no review, which leaves no heading on the page of reviews', () => {
    jest.replaceProperty(business(), 'people', []);
    jest.replaceProperty(readReviews(), 'reviews', []);
    expect(render(<FormWithPeople>Form</FormWithPeople>).container).toHaveTextContent(/^Form$/);
    render(<TestimonialsPage posts={[post]} />);
    expect(screen.queryByText(home().reviewsHeading)).not.toBeInTheDocument();
    expect(document.querySelector('ul:empty')).toBeNull();
  });
});

const optional: [name: string, page: ReactElement][] = [
  ['the about page', <AboutPage key="about" />],
  ['the contact page', <ContactPage key="contact" />],
  ['the contact card', <ContactCard key="card" />],
  ['the reviews on the home page', <Customers key="customers" />],
  ['the trade-in panel', <TradeIn key="trade-in" />],
  ['the testimonials', <TestimonialsPage key="testimonials" posts={[]} />],
  ['the footer', <Footer key="footer" />],
];

describe('a business without map, trade-in page, video and Instagram', () => {
  beforeEach(() => {
    jest.replaceProperty(business(), 'links', { instagram: [] });
  });

  it.each(optional)('has nothing left of them in %s', (_name, page) => {
    const { container } = render(page);
    expect(container).not.toHaveTextContent(/instagram|trade-in|the map/i);
    for (const empty of [
      'a:not([href])',
      '[href=""]',
      'ul:empty',
      'dl:empty',
      'video',
      'section:empty',
    ])
      expect(container.querySelector(empty)).toBeNull();
  });

  it('shows the reviews in place of the posts', () => {
    render(<TestimonialsPage posts={[]} />);
    for (const { text } of reviews) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(pages().testimonials.text)).toBeNull();
  });
});

it('the credit application has a notice, the paper form, and the online form, 2472 pixels high', () => {
  jest.replaceProperty(business(), 'leadForms', { ...business().leadForms, credit: 'form-2' });
  render(<CreditPage />);
  const { heading, secure } = pages().creditApp;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('heading', { name: secure.heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toHaveAttribute('download');
  const { email } = business();
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByTitle('Credit Application Form').parentElement).toHaveStyle({
    height: '2472px',
  });
});

it('the credit application without an online form is made by phone or on paper', () => {
  jest.replaceProperty(business(), 'leadForms', { ...business().leadForms, credit: undefined });
  const { container } = render(<CreditPage />);
  const { phone, email } = business();
  expect(screen.getAllByRole('link', { name: phone })[0]).toHaveAttribute('href', telHref(phone));
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: 'Download the form (PDF)' })).toBeVisible();
  for (const text of [pages().creditApp.secure.heading, pages().creditApp.paper.note])
    expect(container).not.toHaveTextContent(text);
});
