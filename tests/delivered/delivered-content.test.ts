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
import { brandName } from '@/lib/catalogue/makes';
import { dateLabel } from '@/lib/format/format';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { isDelivered } from '../support/is-delivered';

/** What the product fixes and the content delivers. */
const asDelivered = isDelivered ? describe : describe.skip;

const product = readFileSync('docs/product.md', 'utf8').replace(/\s+/g, ' ');
const list = (text: string) => text.split(', ');
const legal = (name: string) =>
  readFileSync(`content/legal/${name}.mdx`, 'utf8').replace(/[*|]/g, ' ').replace(/\s+/g, ' ');

asDelivered('the delivered content', () => {
  it('has 29 makes and the models of Toyota', () => {
    const names = makes.map(({ name }) => name);
    expect(product).toContain(`There are 29 makes: ${names.slice(0, -1).join(', ')}, and ${names.at(-1)}.`);
    const [, toyota = ''] = /Toyota's models are (.*?)\./.exec(product) ?? [];
    expect(Object.keys(models.toyota)).toEqual(expect.arrayContaining(toyota.split(/, (?:and )?/)));
  });

  it('has eight brand pages with five models each', () => {
    const cards = makes
      .map((make) => ({
        name: brandName(make),
        cards: brandModels.filter((it) => it.makeSlug === make.slug),
      }))
      .filter((brand) => brand.cards.length > 0);
    expect(cards).toHaveLength(8);
    for (const brand of cards) {
      expect(brand.cards).toHaveLength(5);
      expect(product).toContain(`${brand.name}: ${brand.cards.map(({ model }) => model).join(', ')}`);
    }
    expect(brandModels.map(({ id }) => id)).toEqual(brandModels.map((_, at) => at + 1));
  });

  it('has the texts of its pages', () => {
    expect(home.hero.headline).toMatch(/family/i);
    expect(home.hero.subline).toMatch(/any make/i);
    expect(home.stats.map(({ value }) => value)).toEqual(['100+', '5.0', 'A+', '15+']);
    expect(pages.testimonials.heading).toMatch(/happy customers/i);
    for (const text of [
      home.hero.button,
      home.hero.secondButton,
      ...home.features.map(({ title }) => title),
      home.quote.heading,
      home.tradeIn.heading,
      home.tradeIn.buttonLabel,
      home.guidesButton,
      ...about.values.map(({ title }) => title),
      about.closing.quoteButton,
      about.closing.contactButton,
      pages.apply.heading,
      ...Object.values(pages.apply.thanks),
      pages.blog.heading,
      pages.faq.heading,
      pages.inventory.text,
      pages.brand.noModels.text,
      pages.testimonials.text,
      errors.notFound.heading,
      errors.brandNotFound.heading,
      errors.brandNotFound.text,
    ])
      expect(product).toContain(`"${text.replaceAll('{year}', '2025')}"`);
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
