/** @jest-environment node */
import { business } from '@/lib/content/business';
import '@/lib/content/catalogue';
import { rateTexts } from '@/lib/content/figures';
import '@/lib/content/pages';
import { faq } from '@/lib/content/faq';
import { search } from '@/lib/content/search';
import '@/lib/content/redirects';
import { reviews } from '@/lib/content/reviews';
import { validateContent, validations } from '@/lib/content/validate';

const instagram = Array.from({ length: 15 }, (_, at) => ({
  url: `https://www.instagram.com/p/Abc${at}/`,
  caption: 'A sedan by the road',
  art: { scene: 'city', vehicle: 'sedan-ink' },
}));
beforeEach(() => {
  jest.replaceProperty(business().links, 'instagram', [
    { handle: '@name', url: 'https://www.instagram.com/name/' },
  ]);
});

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
const account = { handle: 'x', url: 'https://www.instagram.com/x/' };
const priced = (text: string) => ({ text, from: '2031-06-01', until: '2031-06-30' });
const oldPath = [{ from: '/specials', to: '/inventory?make=Kia' }];

/** What the tests put in place of lists that may be empty. */
const lists: Record<string, unknown> = { instagram, redirects: oldPath };

/** @returns the content of a file, and its parsed copy with one value replaced */
function contentOf(name: string) {
  const file = `content/${name}.ts`;
  const found = validations.find((one) => one.file === file);
  const content = lists[name] ?? found?.value;
  const parse = (path: string, value: unknown) =>
    found && validateContent(file, found.schema, changed(content, path, value));
  return { content, parse };
}
const questions = contentOf('faq').content as { id: string }[];

const mistakes: [file: string, path: string, value: unknown, message: string][] = [
  ['about', 'heading', '', 'expected a heading'],
  ['about', 'values.0.icon', 'beach', 'expected "armchair" or "calendar" or "car" or '],
  ['about', 'heading', '[Us](/about)', 'expected no [link]'],
  [
    'contact',
    'visit.photo',
    { file: 'cat.jpg', alt: 'Rex' },
    'there is no file public/photos/cat.jpg',
  ],
  [
    'catalogue/model-traits',
    'electricModels.honda',
    ['Oddity'],
    'catalogue/models.ts has for honda: ',
  ],
  ['business', 'phone', '201-555-0199', 'expected a US phone number such as'],
  ['reviews', 'reviews.0.rating', 4.5, 'expected a whole number from 1 to 5'],
  [
    'reviews',
    'reviews.0.source',
    { name: 'Google', url: 'g.page/us' },
    'which starts with https://',
  ],
  ['business', 'logo', 'logo.svg', 'there is no file'],
  ['business', 'logo', '/our-logo.jpg', 'expected the name of an SVG or PNG'],
  ['business', 'email', 'hello@', 'expected an email address'],
  ['business', 'siteUrl', 'www.example.com', 'expected a full URL such as'],
  [
    'business',
    'siteUrl',
    'https://www.example.com/',
    'expected no slash and no path after the domain',
  ],
  ['business', 'siteUrl', 'http://www.example.com', 'write https:// in place of http://'],
  [
    'business',
    'leadForms',
    { apply: 'a', credit: 'a', vehicle: 'b' },
    'expected the id of a form of its own',
  ],
  ['business', 'name', 'Rosie <b>Auto</b>', 'expected plain text'],
  ['business', 'address.state', 'New Jersey', 'expected a state such as'],
  ['business', 'address.zip', '7716', 'expected a ZIP code'],
  ['business', 'hours', [], 'expected at least one row'],
  ['business', 'hours.0.opens', '8:00', 'expected a time such as'],
  ['business', 'hours.0.days.0', 'Monday', 'expected "Mon" or "Tue"'],
  ['business', 'hours.0', { ...hours, closes: '08:00' }, 'expected a later time than it opens at'],
  ['business', 'hours', [hours, hours], 'expected a break between the hours of Mon'],
  ['business', 'closures', [{ date: '2031-02-29', label: 'Leap' }], 'expected a date'],
  ['business', 'promotion.until', '2025-12-31', 'expected no day before "from"'],
  ['business', 'promotion', priced('$0 down on every car'), '"terms" that the law wants'],
  ['business', 'promotion', priced('From $299 a month'), '"terms" that the law wants'],
  ['business', 'promotion', priced('Lease a Kia for $199.'), 'expected no payment'],
  ['business', 'promotion', priced('A Kia at 199 a month.'), 'expected no payment'],
  ['business', 'promotion', priced('Sign and drive.'), 'expected no payment'],
  [
    'business',
    'promotion',
    { ...priced('$0 down'), terms: 'A lease of 36 payments, $0 due at signing.' },
    '"terms" that the law wants',
  ],
  ['business', 'promotion.href', '/specials', 'expected a page of this site'],
  ['business', 'links.map', 'javascript:alert(1)', 'expected a full URL'],
  ['business', 'links.introVideo', 'https://youtu.be/abc', 'expected the URL of a video file'],
  ['business', 'links.instagram', [account], 'expected a handle such as'],
  ['business', 'howWeArePaid', '', 'expected a sentence such as'],
  ['business', 'leadForms.apply', 'two words', 'expected the id of a form'],
  ['model-year', 'modelYear', 26, 'expected a model year such as'],
  ['model-year', 'inventoryTable', 'public.cars', 'expected the name of a table such as'],
  ['faq', '', questions.slice(1), 'expected six questions with these ids, in this order: what-'],
  ['faq', '4.answer.0', '', 'expected a paragraph'],
  ['faq', '4.answer.0', 'See [this] (/faq).', 'expected [this](/faq) without the space'],
  ['faq', '4.answer.0', 'See [this](/fqa).', 'the link "/fqa" leads nowhere'],
  ['business', 'howWeArePaid', 'By the dealer: [About](/abuot).', '"/abuot" leads nowhere'],
  ['lease-end', '0.when', { daysBefore: [20, 40] }, 'expected the earlier day first'],
  ['home', 'stats.0.proof', 'http://a.example', 'expected the URL of a page that shows the figure'],
  ['home', 'stats.0.value', 'hundreds of thousands', 'expected at most 8 characters'],
  ['instagram', '0.url', 'https://www.instagram.com/some.account/', 'expected the URL of a post'],
  ['instagram', '4.art.scene', 'beach', 'there is no file public/art/scene-beach.svg'],
  ['catalogue/brand-models', '0.image', 'vehicles/sedan-ink.svg', 'such as "/vehicles/'],
  ['instagram', '', instagram.slice(1), 'expected at least fifteen posts, or none'],
  ['pages', 'faq.text', 'Call {fone}.', ', {phone} or {email} in place of {fone}'],
  ['pages', 'footer.text', 'A **broker**.', 'expected plain text on one line'],
  ['search', 'about.description', 'About us.', 'expected at least 50 characters; it has 9'],
  [
    'search',
    'faq.title',
    search().about.title,
    'expected every title once; about.title has it too',
  ],
  ['search', 'brand.title', 'Lease One', 'expected {brand} in the text'],
  [
    'search',
    'brand.title',
    `{brand} ${'word '.repeat(12)}`,
    'expected at most 65 characters with the brand',
  ],
  ['rates', 'taxPercent.nyc', 0.08875, 'expected percent, such as 8.875'],
  ['redirects', '0.from', '/about', 'this page exists'],
  ['redirects', '0.from', '/specials?a=b', 'expected a path in lower case'],
  ['reviews', 'reviews', reviews().reviews.slice(0, 2), 'expected at least three reviews, or none'],
];

describe('the content files', () => {
  it.each(mistakes)(
    'content/%s.ts with a mistake in "%s" fails, naming file and field: %j',
    (file, path, value, message) => {
      const field = path === '' ? '.whole file.' : path;
      const named = new RegExp(`^content/${file}\\.ts has a mistake:\n  ${field}[\\w.]*: `);
      const validate = () => contentOf(file).parse(path, value);
      expect(validate).toThrow(named);
      expect(validate).toThrow(message);
    },
  );

  it('have no entry twice', () => {
    const { content, parse } = contentOf('home');
    const { stats } = content as { stats: unknown[] };
    expect(() => parse('stats', [...stats, stats[0]])).toThrow(
      `stats.${stats.length}.label: expected every label once; 0.label has it too`,
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

it.each([
  { links: {}, leadForms: { apply: 'a', vehicle: 'a' } },
  {
    links: { map: '', tradeIn: '', introVideo: '', instagram: [] },
    leadForms: { apply: 'a', credit: '', vehicle: 'a' },
  },
])('a business may leave out every link and the credit form: %j', (change) => {
  const { content, parse } = contentOf('business');
  const { links, leadForms } = parse('', { ...(content as object), ...change }) as Record<
    string,
    unknown
  >;
  expect([links, leadForms]).toEqual([{ instagram: [] }, { apply: 'a', vehicle: 'a' }]);
});

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
