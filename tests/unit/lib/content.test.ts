/** @jest-environment node */
import { business } from '@/lib/content/business';
import { contentSchemas } from '@/lib/content/check/content-schemas';
import { faq } from '@/lib/content/faq';
import { rateTexts } from '@/lib/content/rates';
import { reviews } from '@/lib/content/reviews';
import { seoTexts } from '@/lib/content/seo-texts';
import { type Validated, validateContent } from '@/lib/content/validate';

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

let files: readonly Validated[] = [];
beforeAll(async () => {
  files = (await Promise.all(contentSchemas.map((load) => load()))).flat();
});

/** @returns the content of a file, and its parsed copy with one value replaced */
function contentOf(name: string) {
  const file = `content/${name}.ts`;
  const found = files.find((one) => one.file === file);
  const parse = (path: string, value: unknown) =>
    found && validateContent(file, found.schema, changed(found.value, path, value));
  return { content: found?.value, parse };
}

/** One for each kind of rule; most fields have a rule that another one has, too. */
const mistakes: [file: string, path: string, value: unknown, message: string][] = [
  ['about', 'heading', '', 'expected a heading'],
  ['about', 'values.0.icon', 'beach', 'expected "armchair" or "calendar" or "car" or '],
  ['about', 'heading', '[Us](/about)', 'expected no [link]'],
  ['contact', 'visit.photo', { file: 'cat.jpg', alt: 'Rex' }, 'no file public/photos/cat.jpg'],
  ['catalogue/models', 'lexus.compact-suv.0', 'RX ', 'without outer spaces'],
  ['catalogue/models', 'lexus', { sedan: ['RX'], coupe: ['RX'] }, '"RX" stands twice'],
  ['catalogue/model-traits', 'electricModels.honda', ['Oddity'], 'models.ts has for honda: '],
  ['catalogue/featured-models', 'bmw.0.model', 'X30', 'models.ts has for bmw: '],
  ['business', 'logo', 'logo.svg', 'there is no file'],
  ['business', 'phone', '201-555-0199', 'expected a US phone number such as'],
  ['business', 'email', 'hello@', 'expected an email address'],
  ['business', 'siteUrl', 'https://www.example.com/', 'expected no slash and no path'],
  ['business', 'siteUrl', 'http://www.example.com', 'write https:// in place of http://'],
  ['business', 'leadForms', { apply: 'a', credit: 'a', dialog: 'b' }, 'a form of its own'],
  ['business', 'name', 'Rosie <b>Auto</b>', 'expected plain text'],
  ['business', 'howWeArePaid', 'The dealer pays us: [more](/about).', 'expected no [link]'],
  ['business', 'address.state', 'New Jersey', 'expected a state such as'],
  ['business', 'hours', [], 'expected at least one row'],
  ['business', 'hours.0.days.0', 'Monday', 'expected "Mon" or "Tue"'],
  ['business', 'hours.0', { ...hours, closes: '08:00' }, 'expected a later time than it opens at'],
  ['business', 'hours', [hours, hours], 'expected a break between the hours of Mon'],
  ['business', 'closures', [{ date: '2031-02-29', label: 'Leap' }], 'expected a date'],
  ['business', 'promotion.until', '2025-12-31', 'expected no day before "from"'],
  ['business', 'promotion', priced('A Kia at 199 a month.'), 'expected no payment'],
  ['business', 'promotion', priced('$0 down', '36 payments of $450.'), 'that the law wants'],
  ['business', 'promotion.href', '/specials', 'expected a page of this site'],
  ['business', 'links.map', 'javascript:alert(1)', 'expected a full URL'],
  ['model-year', 'modelYear', 26, 'expected a model year such as'],
  ['faq', '', faq().slice(1), 'expected six questions with these ids, in this order: what-'],
  ['faq', '4.answer.0', 'See [this](/fqa).', 'the link "/fqa" leads nowhere'],
  ['lease-end', '0.when', { daysBefore: [20, 40] }, 'expected the earlier day first'],
  ['home', 'stats.0.value', 'hundreds of thousands', 'expected at most 8 characters'],
  ['page-texts', 'faq.text', 'Call {fone}.', ', {phone} or {email} in place of {fone}'],
  ['page-texts', 'footer.text', 'A **broker**.', 'expected plain text on one line'],
  ['error-pages', 'broken.text', 'Call {name}.', 'expected no braces'],
  ['seo-texts', 'about.description', 'About us.', 'expected at least 50 characters; it has 9'],
  ['seo-texts', 'faq.title', seoTexts().about.title, 'about.title has it too'],
  ['seo-texts', 'brand.title', 'Lease One', 'expected {brand} in the text'],
  [
    'seo-texts',
    'brand.title',
    `{brand} ${'word '.repeat(12)}`,
    'expected at most 65 characters with',
  ],
  ['rates', 'taxPercent.nyc', 0.08875, 'expected percent, such as 8.875'],
  ['redirects', '0.from', '/about', 'this page exists'],
  ['reviews', 'reviews.0.text', 'They [helped](/about).', 'expected no [link]'],
  ['reviews', 'reviews', reviews().reviews.slice(0, 2), 'expected at least three reviews, or none'],
];

describe('the content files', () => {
  it.each(mistakes)(
    'content/%s.ts with a mistake in "%s" fails, naming file and field: %j',
    (file, path, value, message) => {
      const field = path
        ? path.replace(/\.?\b\d+\b/g, (place) => `.*entry ${Number(place.replace('.', '')) + 1}.`)
        : '.whole file.';
      const named = new RegExp(`^content/${file}\\.ts has a mistake:\n  ${field}[\\w. ()]*: `);
      const validate = () => contentOf(file).parse(path, value);
      expect(validate).toThrow(named);
      expect(validate).toThrow(message);
    },
  );

  it('have no entry twice', () => {
    const { content, parse } = contentOf('home');
    const { stats } = content as { stats: unknown[] };
    expect(() => parse('stats', [...stats, stats[0]])).toThrow(
      `stats (entry ${stats.length + 1}).label: expected every label once; entry 1 has it, too`,
    );
    const post = {
      url: 'https://www.instagram.com/p/Abc123/',
      caption: 'A car at the door.',
      art: { scene: 'harbor', vehicle: 'sedan-ink' },
    };
    expect(() => contentOf('instagram').parse('', Array(15).fill(post))).toThrow(
      'expected every url once',
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

it('the first answer of the FAQ ends with how the business is paid', () => {
  const saying = faq().filter(({ answer }) => answer.at(-1) === business().howWeArePaid);
  expect(saying.map(({ id }) => id)).toEqual(['what-differs']);
});
