/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { about } from '@/content/about';
import { business } from '@/content/business';
import { brandModels } from '@/content/catalogue/brand-models';
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
const quoteAliases = [
  ['mercedes', 'Mercedes-Benz'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['alfa', 'Alfa Romeo'],
  ['range rover', 'Land Rover'],
  ['land rover', 'Land Rover'],
] as const;
const inventoryAliases = [
  ['alfa', 'Alfa Romeo'],
  ['bmw', 'BMW'],
  ['mercedes', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['range rover', 'Land Rover'],
  ['rover', 'Land Rover'],
] as const;

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

const guideSlugs = [
  'best-car-lease-deals-nyc-nj-august-2025',
  'leasing-vs-buying-nyc-nj-2025',
  'credit-score-car-leasing-nyc-nj',
  'hidden-costs-car-leasing-nyc-nj',
  'first-time-car-leasing-nyc-nj',
  'best-family-cars-lease-new-jersey-2025',
  'mileage-limits-car-leasing-nyc-nj',
  'car-leasing-mistakes-nyc-nj-avoid',
  'end-of-year-car-leasing-nyc-nj-2025',
  'ev-electric-car-leasing-nyc-nj-2025',
  'car-insurance-leasing-nyc-nj-2025',
  'step-by-step-guide-leasing-nyc-nj-2025',
];

const asSpecified: [section: string, specified: unknown, delivered: unknown][] = [
  ['§2 Home', 'Start Your Lease Today!', home.hero.button],
  ['§2 Home', 'Reserve Your Ride', home.hero.secondButton],
  ['§2 Home', 'Get Your Personal Quote', home.quote.heading],
  ['§2 Home', 'Trade/Sell Your Car', home.tradeIn.heading],
  ['§2 Home', 'Value Your Trade-In', home.tradeIn.button],
  ['§2 Home', 'View All Blog Posts', home.guidesButton],
  ['§2 About', 'Get Your Quote Today', about.closing.button],
  ['§2 About', 'Start Your Lease Journey', about.closing.secondButton],
  ['§2 Blog list', 'Car Leasing Blog', pages.blog.heading],
  ['§2 FAQ', 'FAQs', pages.faq.heading],
  ['§2 Routes', 'Credit Application', pages.creditApp.heading],
  ['§2 Inventory', '{year} Lease Inventory', pages.inventory.heading],
  [
    '§2 Inventory',
    'Discover our collection of {year} model vehicles available for lease from premium automotive brands.',
    pages.inventory.text,
  ],
  ['§2 Brand page', '{brand} Models', pages.brand.heading],
  ['§2 Brand page', 'No current {year} inventory for {brand}', pages.brand.noModels.heading],
  [
    '§2 Brand page',
    "Call us or Apply Now and we'll notify you when it's available.",
    pages.brand.noModels.text,
  ],
  ['§2 Brand page', 'Brand Not Found', errorPages.brandNotFound.heading],
  ['§2 Brand page', 'The requested brand could not be found.', errorPages.brandNotFound.text],
  ['§2 Testimonials', 'Real photos straight from our Instagram feed', pages.testimonials.text],
  ['§2 Apply', 'Apply for Your Lease', pages.apply.heading],
  ['§2 Apply', 'Application Submitted!', pages.apply.thanks.heading],
  [
    '§2 Apply',
    'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
    pages.apply.thanks.text,
  ],
  [
    '§2 Apply',
    'We typically respond within 24 hours during business days.',
    pages.forms.thanks.response,
  ],
  ['§2 404', 'Oops! Page not found', errorPages.notFound.heading],
  [
    '§2 Home',
    ['We Work For You', 'Personal & Stress-Free', 'Better Pricing', 'Home Delivery'],
    home.features.map(({ title }) => title),
  ],
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
  [
    '§2 About',
    ['Family First', 'Personal Touch', 'Transparency'],
    about.values.map(({ title }) => title),
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
  ['§3', Array.from({ length: 40 }, (_, at) => at + 1), brandModels.map(({ id }) => id)],
  ['§3', [], brandModels.filter(({ year, features }) => year !== 2025 || features.length !== 2)],
  ...Object.entries(brandPages).map(([brand, models]): [string, string[], string[]] => [
    '§3',
    models.split(', ').map((model) => `${model}, ${brand} Official`),
    brandModels
      .filter(({ makeSlug }) => makeSlug === brand.toLowerCase())
      .map(({ model, source }) => `${model}, ${source}`),
  ]),
  [
    '§2 Blog slugs',
    guideSlugs.toSorted(),
    guideList()
      .map(({ slug }) => slug)
      .sort(),
  ],
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
const words: [section: string, what: string, delivered: string, words: string][] = [
  ['§2 Contact', 'the address', business.address.street, 'NJ-36'],
  ['§3', 'the models of Toyota', Object.keys(models.toyota).join('; '), toyotaModels],
  ['§1', 'the pitch', home.hero.subline, 'any make, any model; to your door'],
  ['§1', 'whom the company works for', about.mission.join(), 'for you, not for the dealership'],
  ['§2 Home', 'the headline', home.hero.headline, 'treats you like family'],
  [
    '§9',
    'the guides',
    guides,
    '720+; 660–719; 600–659; under 600; 10,000, 12,000, or 15,000 miles a year; 24–36 months; props.overageDollars.high; props.dispositionFeeDollars.high',
  ],
  [
    '§2 Brand page',
    'the line above the models',
    pages.brand.available,
    '{year} {brand} Models Available; {count}',
  ],
  ['§2 Testimonials', 'the heading', pages.testimonials.heading, 'happy customers'],
  ['§2 Credit Application', 'the notice', pages.creditApp.secure.heading, 'secure submission'],
  [
    '§2 Credit Application',
    'the paper form',
    pages.creditApp.paper.text,
    'download; fill; email it to {email}',
  ],
  [
    '§1',
    'the terms of a credit application',
    pages.creditApp.terms,
    '18 or older; not guaranteed approval',
  ],
  [
    '§1',
    'what sending a form agrees to',
    pages.forms.textMessages,
    'phone number; reply STOP to opt out, HELP for help; message and data rates may apply',
  ],
  [
    '§1 and §2 Legal',
    'privacy-policy',
    legalText('privacy-policy'),
    `dateLabel: "Last updated" date: "2025-08-16"; for 6 months; ${law}; ${textMessages}`,
  ],
  [
    '§1 and §2 Legal',
    'terms-of-service',
    legalText('terms-of-service'),
    `dateLabel: "Effective" date: "2025-01-15"; ${law}; ${fees}; ${textMessages}`,
  ],
  [
    '§1 and §2 Legal',
    'refund-cancellation-policy',
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

  it.each(words)('has the words of %s in %s', (_section, _what, delivered, specified) => {
    expect(missingIn(delivered, specified)).toEqual([]);
  });

  it.each(quoteAliases)('knows "%s" in a link to the quote form as %s (§4)', (alias, name) => {
    expect(guessMake(alias)).toBe(name);
  });

  it.each(inventoryAliases)('knows "%s" in a row of the inventory as %s (§5)', (alias, name) => {
    expect(makeNameInRow(alias)).toBe(name);
  });
});
