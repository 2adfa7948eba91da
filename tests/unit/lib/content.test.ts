/** @jest-environment node */
import { business } from '@/lib/content/business';
import { allContent } from '@/lib/content/check/all-content';
import { faq } from '@/lib/content/faq';
import { rateTexts } from '@/lib/content/rates';
import { reviews } from '@/lib/content/reviews';
import { parseContent } from '@/lib/content/schemas/parse-content';

type Node = { [key: string]: Node };

/**
 * A copy of the content in which the value at `path` ("values.0.text") is replaced; an empty path
 * is the whole.
 */
function changed(content: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const copy = structuredClone(content) as Node;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] ?? {}, copy);
  parent[last] = value as Node;
  return copy;
}

const hours = { days: ['Mon'], opens: '08:00', closes: '20:00' };
const priced = (text: string, terms?: string) => ({
  text,
  terms,
  from: '2031-06-01',
  until: '2031-06-30',
});

/** @returns the content of a file, and its parsed copy with one value replaced */
function contentOf(name: string) {
  const file = `content/${name}.ts`;
  const found = allContent.find((one) => one.file === file);
  if (!found) throw new Error(`no schema of ${file}`);
  const parse = (path: string, value: unknown) =>
    parseContent(file, found.schema, changed(found.value, path, value));
  return { content: found.value, parse };
}

/** One for each kind of rule; most fields have a rule that another one has, too. */
const mistakes: [file: string, path: string, value: unknown, message: string][] = [
  ['about', 'heading', '', 'heading: expected 1 or more characters'],
  ['about', 'values.0.icon', 'beach', 'values (entry 1).icon: Invalid option: expected one of "ar'],
  [
    'about',
    'heading',
    'It isnâ€™t',
    'heading: expected what visitors should read in place of "isn',
  ],
  [
    'about',
    'heading',
    'Us &amp; you',
    'heading: expected what visitors should read in place of "&',
  ],
  ['about', 'heading', 'In [INSERT TOWN]', 'heading: expected what visitors should read in place'],
  ['about', 'heading', '[Us](/about)', 'heading: expected no [link]'],
  ['contact', 'visit.photo', { file: 'cat.jpg', alt: 'Rex' }, 'visit.photo.file: there is no file'],
  [
    'catalogue/models',
    'lexus.compact-suv.0',
    'RX ',
    'lexus.compact-suv (entry 1): expected a name',
  ],
  [
    'catalogue/models',
    'lexus',
    { sedan: ['RX'], coupe: ['R-X'] },
    'lexus: expected models, each o',
  ],
  [
    'catalogue/models',
    'kia.minivan.0',
    { name: 'Carnival', electrical: true },
    'kia.minivan (entry 1): Unrecognized key: "electrical"',
  ],
  [
    'catalogue/models',
    'bmw',
    { suv: ['X5'] },
    'bmw: there is no body style "suv"; expected one of sedan, coupe, ',
  ],
  ['catalogue/featured-models', 'bmw.0.model', 'X30', 'bmw (entry 1).model: Invalid '],
  ['business', 'logo', 'logo.svg', 'logo: expected the path of a file in public/'],
  ['business', 'phone', '201-555-0199', 'phone: expected a US phone number such as'],
  ['business', 'email', 'hello@', 'email: expected an email address'],
  ['business', 'siteUrl', 'https://www.example.com/', 'siteUrl: expected https://, lower-case'],
  ['business', 'siteUrl', 'http://www.example.com', 'siteUrl: expected https://, lower-case'],
  [
    'business',
    'leadForms',
    { apply: 'a', credit: 'a', dialog: 'b' },
    'leadForms.credit: expected the id of a form of its own',
  ],
  ['business', 'name', 'Rosie <b>Auto</b>', 'name: expected plain text'],
  ['business', 'address.state', 'New Jersey', 'address.state: expected a state such as'],
  ['business', 'hours', [], 'hours: expected 1 or more entries'],
  ['business', 'hours.0.days.0', 'Monday', 'hours (entry 1).days (entry 1): Invalid option'],
  [
    'business',
    'hours.0',
    { ...hours, closes: '08:00' },
    'hours (entry 1).closes: expected a later',
  ],
  ['business', 'hours', [hours, hours], 'hours: expected a break between the hours of Mon'],
  [
    'business',
    'closures',
    [{ date: '2031-02-29', label: 'Leap' }],
    'closures (entry 1).date: expected a date',
  ],
  ['business', 'promotion.until', '2025-12-31', 'promotion.until: expected no day before "from"'],
  ['business', 'promotion', priced('A Kia at 199 a month.'), 'promotion.text: expected no payment'],
  [
    'business',
    'promotion',
    priced('$0 down', '36 payments of $450.'),
    'promotion.text: expected no',
  ],
  ['business', 'promotion.href', '/specials', 'promotion.href: the link "/specials" leads nowhere'],
  ['business', 'links.map', 'javascript:alert(1)', 'links.map: expected a full URL'],
  [
    'business',
    'measuring.adClickDays',
    91,
    'measuring.adClickDays: expected at most 90, but it is 91',
  ],
  [
    'business',
    'measuring.otherScriptHosts',
    ["https://a.example; script-src 'unsafe-inline'"],
    'measuring.otherScriptHosts (entry 1): expected a host',
  ],
  ['model-year', 'modelYear', 26, 'modelYear: expected 2000 or more'],
  ['faq', '', faq().slice(1), 'expected six questions with these ids, in this order: what-'],
  ['faq', '4.answer.0', 'See [this](/fqa).', '(entry 5).answer (entry 1): the link "/fqa" leads n'],
  ['lease-end', '0.daysBefore', [20, 40], '(entry 1).daysBefore: expected the earlier day first'],
  [
    'home',
    'stats.0.value',
    'hundreds of thousands',
    'stats (entry 1).value: expected at most 8 characters',
  ],
  ['page-texts', 'faq.text', 'Call {fone}.', 'faq.text: expected one of {name}, '],
  ['error-pages', 'brokenPage.text', 'Call {name}.', 'brokenPage.text: expected no braces'],
  ['seo-texts', 'brand.title', 'Lease One', 'brand.title: expected {brand} in the text'],
  [
    'seo-texts',
    'brand.title',
    `{brand} ${'word '.repeat(12)}`,
    'brand.title: expected at most 65 characters with the brand',
  ],
  ['rates', 'overageDollars.high', 25, 'overageDollars: expected dollars a mile'],
  ['rates', 'taxPercent.nyc', 0.08875, 'taxPercent.nyc: expected percent, such as 8.875'],
  [
    'rates',
    'stateFees.nj.electricByYear',
    [1, 270, 280],
    'stateFees.nj.electricByYear (entry 1): expected dollars without a comma',
  ],
  [
    'rates',
    'stateFees.nj.electricByYear',
    [270, 280],
    'stateFees.nj.electricByYear: expected 3 or',
  ],
  ['rates', 'stateFees.nj.luxuryPercent', 0.004, 'stateFees.nj.luxuryPercent: expected percent, '],
  ['rates', 'dispositionFeeDollars.high', 5000, 'dispositionFeeDollars: expected dollars, at most'],
  ['redirects', '0.from', '/about', '(entry 1).from: this page exists'],
  ['lease-end', '0.title', '**Decide**', '(entry 1).title: expected plain text'],
  ['wear-guides', 'treadDepths.0.label', '{year}', 'treadDepths (entry 1).label: expected no br'],
  [
    'wear-guides',
    'wearLimits.2.damage',
    'Scrape',
    'wearLimits: expected a row with the damage "Scratch"',
  ],
  ['reviews', 'reviews', reviews().reviews.slice(0, 2), 'reviews: expected at least three reviews'],
];

describe('the content files', () => {
  it.each(mistakes)(
    'content/%s.ts with a mistake in "%s" fails, naming file and field: %j',
    (file, path, value, message) => {
      const parse = () => contentOf(file).parse(path, value);
      expect(parse).toThrow(`content/${file}.ts has a mistake:\n  ${message}`);
    },
  );

  it('have no entry twice', () => {
    const { content, parse } = contentOf('home');
    const { stats } = content as { stats: unknown[] };
    expect(() => parse('stats', [...stats, stats[0]])).toThrow(
      `stats (entry ${stats.length + 1}).label: expected every label once; entry 1 has it, too`,
    );
  });

  it('have texts with single spaces, as a page shows them', () => {
    expect(contentOf('contact').parse('text', ' One.  Two. ')).toMatchObject({ text: 'One. Two.' });
  });
});

it.each(['(201)\u00a0555-0123', '(201) 555\u20110123', ' (201) 555-0123 '])(
  'a phone number may have the spaces and hyphens of the text that it is copied from: %j',
  (phone) => {
    expect(contentOf('business').parse('phone', phone)).toMatchObject({ phone: '(201) 555-0123' });
  },
);

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'https://www.example.com'])(
  'the URL of the site may be %s',
  (siteUrl) => {
    expect(contentOf('business').parse('siteUrl', siteUrl)).toMatchObject({ siteUrl });
  },
);

it.each([{}, { map: '', tradeIn: '', introVideo: '', instagram: [] }])(
  'a business may leave out every link: %j',
  (links) => {
    expect(contentOf('business').parse('links', links)).toMatchObject({ links: { instagram: [] } });
  },
);

it('a text names rates, which stand for what content/rates.ts says', () => {
  expect(rateTexts()).toEqual({
    nycSalesTax: '8.875%',
    njSalesTax: '6.625%',
    nyDocumentationFee: '$175',
    extraMile: '$0.15–$0.25',
    extraMiles3000: '$450–$750',
    dispositionFee: '$350–$450',
  });
  const text = 'In New Jersey it’s {njSalesTax}.';
  expect(contentOf('contact').parse('text', text)).toMatchObject({
    text: 'In New Jersey it’s 6.625%.',
  });
});

it('conversions alone are measured, with 30 days of an ad click, unless the owner says more', () => {
  expect(contentOf('business').parse('measuring', undefined)).toMatchObject({
    measuring: { googleAnalytics: false, remarketing: false, adClickDays: 30 },
  });
});

it('the first answer of the FAQ ends with how the business is paid', () => {
  const saying = faq().filter(({ answer }) => answer.at(-1) === business().howWeArePaid);
  expect(saying.map(({ id }) => id)).toEqual(['what-differs']);
});
