/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { about } from '@/content/about';
import { business } from '@/content/business';
import { brandModels } from '@/content/catalogue/brand-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { creditTiers } from '@/content/credit-tiers';
import { errorPages } from '@/content/error-pages';
import { facts } from '@/content/facts';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { permanentGuides } from '@/content/permanent-guides';
import { overageDollars, taxPercent } from '@/content/rates';
import { brandName } from '@/lib/catalogue/makes';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { isDelivered } from '../support/is-delivered';

const asDelivered = isDelivered ? describe : describe.skip;

const makeNames =
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, Genesis, GMC, Honda, Hyundai, Infiniti, Jeep, Kia, Land Rover, Lexus, Lincoln, Mazda, Mercedes-Benz, Nissan, Porsche, Ram, Subaru, Toyota, Volkswagen, Volvo';
const toyotaModels =
  '4Runner, Camry, Crown, Grand Highlander, Highlander, Prius, RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, bZ4X';
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

const list = (text: string) => text.split(', ');
const legal = (name: string) =>
  readFileSync(`content/legal/${name}.mdx`, 'utf8').replace(/[*|]/g, ' ').replace(/\s+/g, ' ');

// An owner changes the name first (docs/editing.md), and then any text.
asDelivered('the delivered content, until content/business.ts has another name', () => {
  it('has 29 makes and the models of Toyota', () => {
    expect(makes.map(({ name }) => name)).toEqual(list(makeNames));
    expect(Object.keys(models.toyota)).toEqual(expect.arrayContaining(list(toyotaModels)));
  });

  it('has eight brand pages with five models each', () => {
    const modelsOf = (slug: string) => brandModels.filter(({ makeSlug }) => makeSlug === slug);
    const found = makes.map((make) => [
      brandName(make),
      modelsOf(make.slug)
        .map(({ model }) => model)
        .join(', '),
    ]);
    expect(Object.fromEntries(found.filter(([, names]) => names !== ''))).toEqual(brandPages);
    expect(brandModels.map(({ id }) => id)).toEqual(brandModels.map((_, at) => at + 1));
  });

  it('has the texts of its pages', () => {
    expect(home).toMatchObject({
      hero: {
        headline: expect.stringMatching(/family/i),
        subline: expect.stringMatching(/any make/i),
        button: 'Start Your Lease Today!',
        secondButton: 'Reserve Your Ride',
      },
      quote: { heading: 'Get Your Personal Quote' },
      tradeIn: { heading: 'Trade/Sell Your Car', button: 'Value Your Trade-In' },
      guidesButton: 'View All Blog Posts',
    });
    const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title).join(', ');
    expect(home.stats.map(({ value }) => value)).toEqual(['100+', '5.0', 'A+', '15+']);
    expect(titles(home.features)).toBe(
      'We Work For You, Personal & Stress-Free, Better Pricing, Home Delivery',
    );
    expect(titles(about.values)).toBe('Family First, Personal Touch, Transparency');
    expect(about.closing).toMatchObject({
      button: 'Get Your Quote Today',
      secondButton: 'Start Your Lease Journey',
    });
    expect({ ...pages.forms.thanks, ...pages.apply.thanks }).toMatchObject({
      heading: 'Application Submitted!',
      text: 'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
      response: 'We typically respond within 24 hours during business days.',
    });
    expect(pages).toMatchObject({
      apply: { heading: 'Apply for Your Lease' },
      blog: { heading: 'Car Leasing Blog' },
      faq: { heading: 'FAQs' },
      inventory: {
        heading: '{year} Lease Inventory',
        text: 'Discover our collection of {year} model vehicles available for lease from premium automotive brands.',
      },
      brand: { noModels: { text: "Call us or Apply Now and we'll notify you when it's available." } },
      testimonials: {
        heading: expect.stringMatching(/happy customers/i),
        text: 'Real photos straight from our Instagram feed',
      },
    });
    expect(errorPages).toMatchObject({
      notFound: { heading: 'Oops! Page not found' },
      brandNotFound: { heading: 'Brand Not Found', text: 'The requested brand could not be found.' },
    });
    for (const words of list('18 or older, not guaranteed approval, non-refundable'))
      expect(pages.creditApp.terms).toContain(words);
    for (const words of list('reply STOP to opt out, HELP for help, message and data rates may apply'))
      expect(pages.forms.textMessages).toContain(words);
    const questions =
      'what-differs, cost, credit-check, bad-credit, additional-fees, how-long, customizing, exceeding-mileage, returning-the-vehicle';
    expect(faq.map(({ id }) => id)).toEqual(list(questions));
  });

  it('is open Monday to Friday from 8 to 8 and Saturday from 9 to 6, in Atlantic Highlands', () => {
    const { city, state } = business.address;
    expect([city, state]).toEqual(['Atlantic Highlands', 'NJ']);
    expect(business.hours.map(({ days, opens, closes }) => [days.join(), opens, closes])).toEqual([
      ['Mon,Tue,Wed,Thu,Fri', '08:00', '20:00'],
      ['Sat', '09:00', '18:00'],
    ]);
    expect(business.links.instagram).toHaveLength(3);
  });

  it.each([
    ['privacy-policy', 'Last updated', '2025-08-16'],
    ['terms-of-service', 'Effective', '2025-01-15'],
    ['refund-cancellation-policy', 'Effective', '2025-01-15'],
  ])('has the date, figures and law of %s', (name, label, date) => {
    const text = legal(name);
    expect(/dateLabel: .*? date: \S+/.exec(text)?.[0]).toBe(`dateLabel: "${label}" date: "${date}"`);
    const sms =
      'consent to receive text messages, Reply STOP to opt out, HELP for help, data rates may apply';
    const fees =
      "Applications are not guaranteed approval, Credit application fees are non-refundable, original payment method, 7-10 business days, within 7 business days, 24 hours' notice";
    const own = {
      'privacy-policy': `${sms}, for 6 months`,
      'terms-of-service': `${fees}, ${sms}`,
      'refund-cancellation-policy': fees,
    }[name];
    const wanted = list(`be 18 or older, law of New Jersey, Monmouth County, ${own}`);
    // The message names the words, not the whole text.
    expect(wanted.filter((words) => !text.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
  });

  it('has the twelve guides, each with its date, and the rates and the fee of the product', () => {
    expect(guideSlugsOnDisk()).toEqual([...permanentGuides].sort());
    expect(permanentGuides).toHaveLength(12);
    const dates = permanentGuides.map((slug) => /^date: (\S+)/m.exec(guideSource(slug))?.[1] ?? '');
    expect(dates.sort().slice(-2)).toEqual(['2025-09-01', '2025-09-02']);
    expect([taxPercent, overageDollars]).toEqual([
      { nyc: 8.875, nj: 6.625 },
      { low: 0.15, high: 0.25 },
    ]);
    expect(facts.flatMap((fact) => fact.amounts)).toContain('$300–$500');
  });

  it('has the credit tiers', () => {
    expect(creditTiers.map(({ name, from }) => `${name} ${from}`)).toEqual([
      'Excellent 720',
      'Good 660',
      'Fair 600',
      'Poor 300',
    ]);
  });
});
