/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brandModels } from '@/content/catalogue/brand-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { faq } from '@/content/faq';
import { permanentGuides } from '@/content/permanent-guides';
import { reviews } from '@/content/reviews';
import { business as readBusiness } from '@/lib/content/business';
import { guideSlugsOnDisk } from '@/lib/guides/guide-file';
import { isDelivered } from '../support/is-delivered';

const asDelivered = isDelivered ? describe : describe.skip;

const makeNames =
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, Genesis, GMC, Honda, Hyundai, Infiniti, Jeep, Kia, Land Rover, Lexus, Lincoln, Mazda, Mercedes-Benz, Nissan, Porsche, Ram, Subaru, Toyota, Volkswagen, Volvo';
const toyotaModels =
  '4Runner, Camry, Crown, Grand Highlander, Highlander, Prius, RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, bZ4X';
const brandPages = {
  mercedes: 'C-Class, E-Class, GLC, S-Class, GLE',
  bmw: '3 Series, X3, 5 Series, X5, M3',
  audi: 'A4, Q5, A6, Q7, e-tron GT',
  toyota: 'Camry, RAV4, Highlander, Prius, 4Runner',
  honda: 'Accord, CR-V, Pilot, Civic, HR-V',
  ford: 'F-150, Explorer, Mustang, Escape, Bronco',
  chevrolet: 'Malibu, Equinox, Tahoe, Camaro, Silverado',
  jeep: 'Wrangler, Grand Cherokee, Compass, Cherokee, Gladiator',
};
const questions =
  'what-differs, bad-credit, additional-fees, customizing, exceeding-mileage, returning-the-vehicle';

const sms =
  'consent to receive text messages; Reply STOP to opt out; HELP for help; data rates may apply';
const fees =
  "Applications are not guaranteed approval; Credit application fees are non-refundable; original payment method; 7-10 business days; within 7 business days; 24 hours' notice";
const law = 'be 18 or older; law of New Jersey; Monmouth County';

/** What the files say, in letters of any case. */
const texts: [file: string, words: string][] = [
  [
    'home.ts',
    'family; any make; Start Your Lease Today!; Reserve Your Ride; Get Your Personal Quote',
  ],
  ['home.ts', 'Trade/Sell Your Car; Value Your Trade-In; View All Blog Posts; 100+; 5.0; A+; 15+'],
  ['home.ts', 'We Work For You; Personal & Stress-Free; Better Pricing; Home Delivery'],
  [
    'about.ts',
    'Family First; Personal Touch; Transparency; Get Your Quote Today; Start Your Lease Journey',
  ],
  [
    'pages.ts',
    'Apply for Your Lease; Car Leasing Blog; FAQs; happy customers; Application Submitted!',
  ],
  [
    'pages.ts',
    'Thank you for your interest. Our leasing specialists will review your application and',
  ],
  ['pages.ts', 'review your application and contact you shortly.'],
  [
    'pages.ts',
    'We typically respond within 24 hours during business days.; {year} Lease Inventory',
  ],
  ['pages.ts', 'Discover our collection of {year} model vehicles available for lease from premium'],
  ['pages.ts', 'available for lease from premium automotive brands.'],
  ['pages.ts', "Call us or Apply Now and we'll notify you when it's available."],
  [
    'pages.ts',
    'Real photos straight from our Instagram feed; 18 or older; not guaranteed approval',
  ],
  [
    'pages.ts',
    'non-refundable; reply STOP to opt out, HELP for help; message and data rates may apply',
  ],
  [
    'error-pages.ts',
    'Oops! Page not found; Brand Not Found; The requested brand could not be found.',
  ],
  [
    'legal/privacy-policy.mdx',
    `dateLabel: "Last updated" date: "2025-08-16"; for 6 months; ${law}; ${sms}`,
  ],
  [
    'legal/terms-of-service.mdx',
    `dateLabel: "Effective" date: "2025-01-15"; ${law}; ${fees}; ${sms}`,
  ],
  [
    'legal/refund-cancellation-policy.mdx',
    `dateLabel: "Effective" date: "2025-01-15"; ${law}; ${fees}`,
  ],
  ['rates.ts', 'nyc: 8.875; nj: 6.625; low: 0.15; high: 0.25'],
  ['facts.ts', '$300–$500'],
  [
    'credit-tiers.ts',
    "'Excellent', from: 720; 'Good', from: 660; 'Fair', from: 600; 'Poor', from: 300",
  ],
];

// An owner changes the name first (docs/editing.md), and then any text.
asDelivered('the delivered content, until content/business.ts has another name', () => {
  it.each(texts)('has in content/%s: %s', (file, words) => {
    const text = readFileSync(`content/${file}`, 'utf8')
      .replaceAll("\\'", "'")
      .replace(/[*|\s]+/g, ' ');
    // The message names the words, not the whole text.
    expect(
      words.split('; ').filter((it) => !text.toLowerCase().includes(it.toLowerCase())),
    ).toEqual([]);
  });

  it('has 29 makes', () => {
    expect(makes.map(({ name }) => name).join(', ')).toBe(makeNames);
  });

  it('has the models of Toyota', () => {
    expect(Object.keys(models.toyota)).toEqual(expect.arrayContaining(toyotaModels.split(', ')));
  });

  it.each(Object.entries(brandPages))('has the five models of %s: %s', (slug, names) => {
    const shown = brandModels.filter(({ makeSlug }) => makeSlug === slug);
    expect(shown.map(({ model }) => model).join(', ')).toBe(names);
  });

  it('has cards for eight brands', () => {
    const slugs = new Set(brandModels.map(({ makeSlug }) => makeSlug));
    expect([...slugs].sort()).toEqual(Object.keys(brandPages).sort());
  });

  it('has six questions, in order', () => {
    expect(faq.map(({ id }) => id).join(', ')).toBe(questions);
  });

  it('has three reviews', () => {
    expect(reviews).toHaveLength(3);
  });

  it('is in Atlantic Highlands', () => {
    expect(readBusiness().address).toMatchObject({ city: 'Atlantic Highlands', state: 'NJ' });
  });

  it('is open Monday to Friday from 8 to 8 and Saturday from 9 to 6', () => {
    expect(readBusiness().hours).toEqual([
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '20:00' },
      { days: ['Sat'], opens: '09:00', closes: '18:00' },
    ]);
  });

  it('has three accounts on Instagram', () => {
    expect(readBusiness().links.instagram).toHaveLength(3);
  });

  it('has the twelve guides', () => {
    expect(guideSlugsOnDisk()).toEqual([...permanentGuides].sort());
    expect(permanentGuides).toHaveLength(12);
  });
});
