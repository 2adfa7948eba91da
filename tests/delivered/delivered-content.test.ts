/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { about } from '@/content/about';
import { business } from '@/content/business';
import { featuredModels } from '@/content/catalogue/featured-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { creditTiers } from '@/content/credit-tiers';
import { errorPages } from '@/content/error-pages';
import { home } from '@/content/home';
import { instagram } from '@/content/instagram';
import { offeredYear } from '@/content/model-year';
import { pages } from '@/content/pages';
import { dispositionFeeDollars, overageDollars } from '@/content/rates';
import { reviews } from '@/content/reviews';
import { guessMake, makeNameInRow } from '@/lib/catalogue/makes';
import { guideSource } from '@/lib/content/guide-file';
import { guideList } from '@/lib/guides/guide';
import { isDelivered } from '../support/is-delivered';

/*
 * What the customer's specification says word for word or as a number, and what is in content/ and
 * not in the code. Sections are those of the specification.
 */

const makeNames =
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, Genesis, GMC, Honda, Hyundai, Infiniti, Jeep, Kia, Land Rover, Lexus, Lincoln, Mazda, Mercedes-Benz, Nissan, Porsche, Ram, Subaru, Toyota, Volkswagen, Volvo';
const toyotaModels =
  '4Runner; Camry; Crown; Grand Highlander; Highlander; Prius; RAV4; Sequoia; Sienna; Tacoma; Tundra; Venza; bZ4X';
const quoteAliases = {
  'Mercedes-Benz': ['mercedes', 'mercedes benz', 'benz'],
  Volkswagen: ['vw'],
  'Alfa Romeo': ['alfa'],
  'Land Rover': ['range rover', 'land rover'],
};
const inventoryAliases = {
  'Alfa Romeo': ['alfa'],
  BMW: ['bmw'],
  'Mercedes-Benz': ['mercedes', 'benz'],
  Volkswagen: ['vw'],
  'Land Rover': ['range rover', 'rover'],
};

const brandPages = {
  Mercedes: 'C-Class, E-Class, GLC, S-Class, GLE',
  BMW: '3 Series, X3, 5 Series, X5, M3',
  Audi: 'A4, Q5, A6, Q7, e-tron GT',
  Toyota: 'Camry, RAV4, Highlander, Prius, 4Runner',
  Honda: 'Accord, CR-V, Pilot, Civic, HR-V',
  Ford: 'F-150, Explorer, Mustang, Escape, Bronco',
  Chevrolet: 'Malibu, Equinox, Tahoe, Camaro, Silverado',
  Jeep: 'Wrangler, Grand Cherokee, Compass, Cherokee, Gladiator',
};

/** Whole texts of a file. */
const wholeTexts: [section: string, content: object, texts: string[]][] = [
  [
    '§2 Home',
    home,
    [
      'Start Your Lease Today!',
      'Reserve Your Ride',
      'We Work For You',
      'Personal & Stress-Free',
      'Better Pricing',
      'Home Delivery',
      'Get Your Personal Quote',
      'Trade/Sell Your Car',
      'Value Your Trade-In',
      'View All Blog Posts',
    ],
  ],
  [
    '§2 About',
    about,
    [
      'Family First',
      'Personal Touch',
      'Transparency',
      'Get Your Quote Today',
      'Start Your Lease Journey',
    ],
  ],
  [
    '§2',
    pages,
    [
      'Car Leasing Blog',
      'FAQs',
      'Credit Application',
      '{year} Lease Inventory',
      'Discover our collection of {year} model vehicles available for lease from premium automotive brands.',
      '{brand} Models',
      'No current {year} inventory for {brand}',
      "Call us or Apply Now and we'll notify you when it's available.",
      'Real photos straight from our Instagram feed',
      'Apply for Your Lease',
      'Application Submitted!',
      'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
      'We typically respond within 24 hours during business days.',
    ],
  ],
  [
    '§2',
    errorPages,
    ['Oops! Page not found', 'Brand Not Found', 'The requested brand could not be found.'],
  ],
];

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return Object.values(content ?? {}).flatMap(textsIn);
}

const asSpecified: [section: string, specified: unknown, delivered: unknown][] = [
  [
    '§1',
    [
      '100+ Happy Customers',
      '5.0 Average Rating',
      'A+ Business Bureau Rating',
      '15+ Years Experience',
    ],
    home.stats.map(({ value, label }) => `${value} ${label}`),
  ],
  ['§2 Home, §3', [5, 5, 5], reviews.map(({ rating }) => rating)],
  ['§2 Home', 3, business.links.instagram.length],
  ['§2 Testimonials', 15, instagram.length],
  ['§3', { modelYear: 2025, inventoryTable: 'inventory_2025' }, offeredYear],
  ['§2 Contact', 'Atlantic Highlands, NJ', `${business.address.city}, ${business.address.state}`],
  [
    '§9',
    [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '20:00' },
      { days: ['Sat'], opens: '09:00', closes: '18:00' },
    ],
    business.hours,
  ],
  [
    '§9',
    ['Excellent from 720', 'Good from 660', 'Fair from 600', 'Poor from 300'],
    creditTiers.map(({ name, from }) => `${name} from ${from}`),
  ],
  [
    '§9',
    [
      { low: 0.15, high: 0.25 },
      { low: 300, high: 500 },
    ],
    [overageDollars, dispositionFeeDollars],
  ],
  ['§3', makeNames, makes.map(({ name }) => name).join(', ')],
  ['§3', Array.from({ length: 40 }, (_, at) => at + 1), featuredModels.map(({ id }) => id)],
  ['§3', [], featuredModels.filter(({ year, features }) => year !== 2025 || features.length !== 2)],
  ...Object.entries(brandPages).map(([brand, models]): [string, string[], string[]] => [
    '§3',
    models.split(', ').map((model) => `${model}, ${brand} Official`),
    featuredModels
      .filter(({ makeSlug }) => makeSlug === brand.toLowerCase())
      .map(({ model, source }) => `${model}, ${source}`),
  ]),
  [
    '§2 Home',
    ['September 2, 2025, 8 min read', 'September 1, 2025, 7 min read'],
    guideList()
      .slice(0, 2)
      .map(({ dateText, readTime }) => `${dateText}, ${readTime}`),
  ],
];

const textMessages =
  'consent to receive text messages; Reply STOP to opt out; HELP for help; data rates may apply';
const fees =
  "Applications are not guaranteed approval; Credit application fees are non-refundable; original payment method; 7-10 business days; within 7 business days; 24 hours' notice";
const law = 'be 18 or older; law of New Jersey; Monmouth County';

const guides = guideList()
  .map(({ slug }) => guideSource(slug))
  .join('\n');
const legalText = (name: string) => readFileSync(`content/legal/${name}.mdx`, 'utf8');

/** Words that a text has, in letters of any case: its other words are ours. */
const words: [section: string, delivered: string, words: string][] = [
  ['§2 Contact', business.address.street, 'NJ-36'],
  ['§3', Object.keys(models.toyota).join('; '), toyotaModels],
  ['§1', home.hero.subline, 'any make, any model; to your door'],
  ['§1', about.mission.join(), 'for you, not for the dealership'],
  ['§2 Home', home.hero.headline, 'treats you like family'],
  [
    '§9',
    guides,
    '720+; 660–719; 600–659; under 600; 10,000, 12,000, or 15,000 miles a year; 24–36 months; props.overageDollars.high; props.dispositionFeeDollars.high',
  ],
  ['§2 Brand page', pages.brand.available, '{year} {brand} Models Available; {count}'],
  ['§2 Testimonials', pages.testimonials.heading, 'happy customers'],
  ['§2 Credit Application', pages.creditApp.secure.heading, 'secure submission'],
  ['§2 Credit Application', pages.creditApp.paper.text, 'download; fill; email it to {email}'],
  ['§1', pages.creditApp.terms, '18 or older; not guaranteed approval'],
  [
    '§1',
    pages.forms.textMessages,
    'phone number; reply STOP to opt out, HELP for help; message and data rates may apply',
  ],
  [
    '§2 Legal',
    legalText('privacy-policy'),
    `dateLabel: "Last updated" date: "2025-08-16"; for 6 months; ${law}; ${textMessages}`,
  ],
  [
    '§2 Legal',
    legalText('terms-of-service'),
    `dateLabel: "Effective" date: "2025-01-15"; ${law}; ${fees}; ${textMessages}`,
  ],
  [
    '§2 Legal',
    legalText('refund-cancellation-policy'),
    `dateLabel: "Effective" date: "2025-01-15"; within 24 hours; ${law}; ${fees}`,
  ],
];

/** @returns those of the words, parted by semicolons, that a text doesn't have */
function missingIn(text: string, specified: string): string[] {
  const plain = text
    .replaceAll('’', "'")
    .replace(/[*|\s]+/g, ' ')
    .toLowerCase();
  return specified.split('; ').filter((part) => !plain.includes(part.toLowerCase()));
}

// An owner changes the name first (docs/editing.md), and then any text.
const asDelivered = isDelivered ? describe : describe.skip;

asDelivered('the delivered content, until content/business.ts has another name', () => {
  it.each(asSpecified)('is as %s says: %j', (_, specified, delivered) => {
    expect(delivered).toEqual(specified);
  });

  it.each(wholeTexts)('has the texts of %s', (_, content, texts) => {
    expect(textsIn(content)).toEqual(expect.arrayContaining(texts));
  });

  it.each(words)('has the words of %s: %#', (_, delivered, specified) => {
    expect(missingIn(delivered, specified)).toEqual([]);
  });

  it('knows the aliases of §4 and §5', () => {
    for (const [name, aliases] of Object.entries(quoteAliases))
      expect(aliases.map(guessMake)).toEqual(aliases.map(() => name));
    for (const [name, aliases] of Object.entries(inventoryAliases))
      expect(aliases.map(makeNameInRow)).toEqual(aliases.map(() => name));
  });
});
