/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { about } from '@/content/about';
import { business } from '@/content/business';
import { brandModels } from '@/content/catalogue/brand-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { creditTiers } from '@/content/credit-tiers';
import { errors } from '@/content/errors';
import { facts } from '@/content/facts';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { permanentGuides } from '@/content/permanent-guides';
import { overageDollars, taxPercent } from '@/content/rates';
import { dateLabel } from '@/lib/format/format';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';

/*
 * What the product fixes and the content delivers. An owner may change it: with another name of the business nothing here is
 * checked.
 */
const asDelivered = business.name === 'Harborline Auto Leasing' ? describe : describe.skip;

const product = readFileSync('docs/product.md', 'utf8').replace(/\s+/g, ' ');
const list = (text: string) => text.split(', ');
const legal = (name: string) =>
  readFileSync(`content/legal/${name}.mdx`, 'utf8').replace(/[*|]/g, ' ').replace(/\s+/g, ' ');

asDelivered('the delivered content', () => {
  it('has 29 makes and the models of Toyota', () => {
    expect(makes.map(({ name }) => name)).toEqual(
      list(
        'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, Genesis, GMC, Honda, Hyundai, Infiniti, Jeep, Kia, Land Rover, Lexus, Lincoln, Mazda, Mercedes-Benz, Nissan, Porsche, Ram, Subaru, Toyota, Volkswagen, Volvo',
      ),
    );
    expect(Object.keys(models.toyota)).toEqual(
      expect.arrayContaining(
        list(
          '4Runner, Camry, Crown, Grand Highlander, Highlander, Prius, RAV4, Sequoia, Sienna, Tacoma, Tundra, Venza, bZ4X',
        ),
      ),
    );
  });

  it('has eight brand pages with five models each', () => {
    const cards = list(
      'mercedes C-Class, mercedes E-Class, mercedes GLC, mercedes S-Class, mercedes GLE, bmw 3 Series, bmw X3, bmw 5 Series, bmw X5, bmw M3, audi A4, audi Q5, audi A6, audi Q7, audi e-tron GT, toyota Camry, toyota RAV4, toyota Highlander, toyota Prius, toyota 4Runner, honda Accord, honda CR-V, honda Pilot, honda Civic, honda HR-V, ford F-150, ford Explorer, ford Mustang, ford Escape, ford Bronco, chevrolet Malibu, chevrolet Equinox, chevrolet Tahoe, chevrolet Camaro, chevrolet Silverado, jeep Wrangler, jeep Grand Cherokee, jeep Compass, jeep Cherokee, jeep Gladiator',
    );
    expect(brandModels.map(({ id, makeSlug, model }) => `${id} ${makeSlug} ${model}`)).toEqual(
      cards.map((card, at) => `${at + 1} ${card}`),
    );
  });

  it('has the texts of the home page', () => {
    expect(home.hero.headline).toMatch(/family/i);
    expect(home.hero.subline).toMatch(/any make/i);
    expect([home.hero.button, home.hero.secondButton]).toEqual([
      'Start Your Lease Today!',
      'Reserve Your Ride',
    ]);
    expect(home.guidesButton).toBe('View All Blog Posts');
    expect(home.features.map(({ title }) => title)).toEqual([
      'We Work For You',
      'Personal & Stress-Free',
      'Better Pricing',
      'Home Delivery',
    ]);
    expect(home.quote.heading).toBe('Get Your Personal Quote');
    expect(home.tradeIn).toMatchObject({
      heading: 'Trade/Sell Your Car',
      buttonLabel: 'Value Your Trade-In',
    });
    expect(home.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '100+ Happy Customers',
      '5.0 Average Rating',
      'A+ Business Bureau Rating',
      '15+ Years Experience',
    ]);
  });

  it('has the texts of the other pages', () => {
    expect(about.values.map(({ title }) => title)).toEqual([
      'Family First',
      'Personal Touch',
      'Transparency',
    ]);
    expect(about.closing).toMatchObject({
      quoteButton: 'Get Your Quote Today',
      contactButton: 'Start Your Lease Journey',
    });
    expect([pages.apply.heading, pages.blog.heading, pages.faq.heading]).toEqual([
      'Apply for Your Lease',
      'Car Leasing Blog',
      'FAQs',
    ]);
    for (const text of [
      pages.inventory.text,
      pages.brand.noModels.text,
      pages.testimonials.text,
      errors.notFound.heading,
      errors.brandNotFound.heading,
      errors.brandNotFound.text,
      ...Object.values(pages.apply.thanks),
    ])
      expect(product).toContain(`"${text.replaceAll('{year}', '2025')}"`);
    expect(faq.map(({ id }) => id)).toEqual([
      'what-differs',
      'cost',
      'credit-check',
      'bad-credit',
      'additional-fees',
      'how-long',
      'customizing',
      'exceeding-mileage',
      'returning-the-vehicle',
    ]);
    expect(pages.testimonials.heading).toMatch(/happy customers/i);
    for (const words of list('18 or older, not guaranteed approval, non-refundable'))
      expect(pages.creditApp.terms).toContain(words);
    for (const words of list('reply STOP to opt out, HELP for help, message and data rates may apply'))
      expect(pages.forms.textMessages).toContain(words);
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
    ['privacy-policy', 'Last updated', 'was last updated on'],
    ['terms-of-service', 'Effective', 'took effect on'],
    ['refund-cancellation-policy', 'Effective', 'took effect on'],
  ])('has the date, figures and law of %s', (name, label, promise) => {
    const text = legal(name);
    const date = new RegExp(`dateLabel: "${label}" date: "(.*?)"`).exec(text)?.[1] ?? '';
    expect(product).toContain(`${promise} ${dateLabel(date)}`);
    const about = {
      sms: [
        'consent to receive text messages',
        'Reply STOP to opt out',
        'HELP for help',
        'data rates may apply',
      ],
      fees: [
        'Applications are not guaranteed approval',
        'Credit application fees are non-refundable',
        'original payment method',
        '7-10 business days',
        'within 7 business days',
        "24 hours' notice",
      ],
    };
    const own = name === 'privacy-policy' ? [...about.sms, 'for 6 months'] : about.fees;
    const both = ['be 18 or older', 'law of New Jersey', 'Monmouth County'];
    for (const words of [...both, ...own, ...(name === 'terms-of-service' ? about.sms : [])])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  });

  it('has the twelve guides, each with its date, and the rates and the fee of the product', () => {
    expect(guideSlugsOnDisk()).toEqual([...permanentGuides].sort());
    expect(permanentGuides).toHaveLength(12);
    const dates = permanentGuides.map((slug) => /^date: (\S+)/m.exec(guideSource(slug))?.[1] ?? '');
    const [second = '', newest = ''] = dates.sort().slice(-2).map(dateLabel);
    expect(product).toContain(`the dates ${second.replace(/,.*/, '')} and ${newest.replace(/^\w+ /, '')}`);
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
