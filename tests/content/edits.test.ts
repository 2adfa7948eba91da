/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { draftGuide } from '@/scripts/lib/guide-draft.mjs';
import {
  GUIDE_SLUG,
  guideBody,
  guideBodyWith,
  guideFields,
  guideSentences,
  guideText,
} from '../support/guide-fixture';

/** Replaces what a pattern finds in a file of content/; a string is the whole new file. */
type Change = { file: string; pattern?: RegExp; to: string };

// The patterns name fields, and the new values are invented: the test also passes with the owner's own content.
const replace = (file: string, pattern: RegExp, to: string): Change => ({ file, pattern, to });
/** Adds an entry to the end of the list, or the group, that a file exports. */
const append = (file: string, entry: string) =>
  replace(file, /,?\s*\n([\]}])(?![\s\S]*\n[\]}])/, `,\n${entry.replaceAll('$', '$$$$')}\n$1`);
/** Adds an entry to the end of a list within a file. */
const appendTo = (file: string, list: string, entry: string) =>
  replace(file, new RegExp(`(\\b${list}: \\[[\\s\\S]*?),?(\\s*\\],)`), `$1,\n${entry}$2`);
const business = (field: string, value: string) =>
  replace('business.ts', new RegExp(`\\b${field}:\\s.*`), `${field}: ${value},`);
/** Replaces a field of business.ts that has several lines. */
const group = (field: string, value: string) =>
  replace(
    'business.ts',
    new RegExp(`^ {2}${field}: (.*[\\]}],\\n|[\\s\\S]*?\\n {2}[\\]}],\\n)`, 'm'),
    `  ${field}: ${value},\n`,
  );
/** Replaces a text within parts of a file: `['faq', 'closing', 'heading']`. */
const textAt = (file: string, path: readonly string[], value: string) =>
  replace(
    file,
    new RegExp(`(\\b${path.join(':[\\s\\S]*?\\b')}:\\s*)(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`),
    `$1${value}`,
  );
const hours = (rows: string) => group('hours', `[\n${rows}\n  ]`);
const links = (...lines: string[]) =>
  group('links', `{\n${lines.map((line) => `    ${line},`).join('\n')}\n  }`);
const accounts = (...names: string[]) =>
  links(
    `instagram: [\n${names.map((name) => `      { handle: '@${name}', url: 'https://www.instagram.com/${name}/' },`).join('\n')}\n    ]`,
  );
const guide = (fields = guideFields, body = guideBody): Change => ({
  file: `blog/${GUIDE_SLUG}.mdx`,
  to: guideText(fields, body),
});
const guideEnd = (end: string) => guide(guideFields, guideBodyWith(end));
const faqItem = (question: string, answer: string) =>
  `  {\n    id: 'another-question',\n    question: ${question},\n    answer: [\n      ${answer},\n    ],\n  },`;
const review = (fields: string) =>
  `  {\n    name: 'Tom B.',\n    ${fields},\n    text: "They kept the car's price in writing.",\n    location: 'Edison, NJ',\n  },`;
const post = (code: string, vehicle = 'sedan-ink') =>
  `  {\n    url: 'https://www.instagram.com/p/${code}/',\n    caption: 'A sedan by the road',\n    art: { scene: 'city', vehicle: '${vehicle}' },\n  },`;
const noPosts = replace('instagram.ts', /= \[[\s\S]*\];/, '= [];');
const fifteenPosts = replace(
  'instagram.ts',
  /= \[[\s\S]*\];/,
  `= [\n${Array.from('abcdefghijklmno', (letter) => post(letter)).join('\n')}\n];`,
);
const card = (id: number, model: string) =>
  `  {\n    id: ${id},\n    makeSlug: 'torvald',\n    model: '${model}',\n    year: 2025,\n    image: '/vehicles/sedan-ink.svg',\n    features: ['Hybrid powertrain in every trim', 'Standard all-wheel drive'],\n    source: 'Torvald Official',\n  },`;
const make = (fields: string) => `  { ${fields} },\n`;
const beforeToyota = (entry: string) =>
  replace('catalogue/makes.ts', /( {2}\{\s*name: ['"]Toyota['"])/, `${entry}$1`);
const torvald = beforeToyota(make("name: 'Torvald', slug: 'torvald', aliases: []"));
const torvaldModels = append('catalogue/models.ts', "  torvald: {\n    Wayfarer: 'sedan',\n  },");
const legal = ['privacy-policy', 'terms-of-service', 'refund-cancellation-policy'].map(
  (name) => `legal/${name}.mdx`,
);
const privacy = 'legal/privacy-policy.mdx';

const draft = (() => {
  const { slug, text } = draftGuide('Reading an Odometer Statement: Ink & Errors', {
    today: '2026-03-01',
    guides: [
      { slug: 'leasing-vs-buying-nyc-nj-2025', id: 9000, date: '2025-01-02', draft: false },
      { slug: 'hidden-costs-car-leasing-nyc-nj', id: 2, date: '2025-01-01', draft: false },
    ],
  });
  return { file: `blog/${slug}.mdx`, to: text };
})();
/** The draft with a text in place of each TODO and nothing else changed, as an owner would write it. */
const finished = (text: string) =>
  text
    .replace('draft: true\n', '')
    .replace(/TODO: write it\..*/, guideSentences)
    .replace(/(description: )"TODO.*/, `$1"${'A description of the odometer statement. '.repeat(2)}"`)
    .replaceAll(/TODO:? ([^\n<"\]]*)/g, 'Say $1');

const edits: [what: string, ...changes: Change[]][] = [
  ['another name', business('name', "'Garden State Leasing'"), business('shortName', '"Garden State"')],
  ['another phone number', business('phone', "'(908) 555-0177'")],
  ['another e-mail address', business('email', "'drive@gardenstate.example'")],
  ['another domain', business('siteUrl', "'https://www.gardenstate.example'")],
  [
    'an address inland',
    ...[business('street', "'40 Maple Street'"), business('city', "'Summit'"), business('zip', "'07901'")],
  ],
  ['an address in another state', business('state', "'NY'"), business('zip', "'10001'")],
  [
    'open on Sundays, closed on Mondays',
    hours(
      `    { days: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'], label: 'Tue-Sat', opens: '10:00', closes: '19:00' },\n    { days: ['Sun'], label: 'Sundays', opens: '11:00', closes: '16:00' },`,
    ),
  ],
  [
    'the same hours on two days apart',
    hours(`    { days: ['Mon', 'Thu'], label: 'Mon & Thu', opens: '08:30', closes: '17:00' },`),
  ],
  [
    'other links',
    links(
      "map: 'https://maps.google.com/?q=40+Maple+Street'",
      "tradeIn: 'https://www.kbb.com/whats-my-car-worth/'",
      "introVideo: 'https://videos.gardenstate.example/hello.mp4'",
    ),
    noPosts,
  ],
  [
    'no map, trade-in page, video, Instagram and credit form',
    group('links', '{}'),
    group('leadForms', "{ apply: 'a', vehicle: 'b' }"),
    noPosts,
  ],
  [
    'the same with empty values',
    links("map: ''", "tradeIn: ''", "introVideo: ''", 'instagram: []'),
    group('leadForms', "{ apply: 'a', credit: '', vehicle: 'b' }"),
    noPosts,
  ],
  [
    'the same with those lines deleted, and no disclosure',
    replace('business.ts', /^ {2}links: (.*\},\n|[\s\S]*?\n {2}\},\n)/m, ''),
    replace('business.ts', /^ {2}brokerDisclosure: .*\n/m, ''),
    noPosts,
  ],
  [
    'values with spaces around them, as they are pasted, and a nine-digit ZIP code',
    business('phone', "' (908) 555-0177 '"),
    business('email', "'drive@gardenstate.example '"),
    business('siteUrl', "' https://www.gardenstate.example'"),
    business('zip', "'07901-2345 '"),
    business('brokerDisclosure', "' '"),
  ],
  [
    'open from Saturday to Monday, and after a name',
    hours(
      `    { days: ['Sat', 'Sun', 'Mon'], label: 'Sat-Mon', opens: '10:00', closes: '19:00' },\n    { days: ['Wed'], label: 'Wednesdays (Red Bank)', opens: '00:00', closes: '23:59' },`,
    ),
  ],
  [
    'who writes and checks the guides',
    business('guideAuthor', "'Jane Doe, founder'"),
    business('guideReviewer', "'Łukasz Wilk'"),
  ],
  ['how the business is paid', business('howWeArePaid', '"The leasing company pays us a flat fee."')],
  [
    'a figure with a link to its proof',
    appendTo('home.ts', 'stats', "    { value: 'A+', label: 'Bureau', proof: 'https://www.bbb.org/us/nj' },"),
    appendTo('home.ts', 'stats', "    { value: '7', label: 'Languages', proof: '' },"),
  ],
  [
    'another title and another opening of the FAQ page',
    textAt('search.ts', ['faq', 'title'], "'Leasing Questions From {city}'"),
    textAt(
      'pages.ts',
      ['faq', 'text'],
      '"What people ask {shortName}, and what we say: {phone} or {email}."',
    ),
  ],
  [
    'another closing of the reviews and another line in the footer',
    textAt('pages.ts', ['testimonials', 'closing', 'text'], "'Call {name}.'"),
    textAt('pages.ts', ['footer', 'text'], "'Leases found in {city}, {state}.'"),
  ],
  ['an office elsewhere', replace('contact.ts', /hasHarborChart: \w+/, 'hasHarborChart: false')],
  ['one Instagram account', accounts('gardenstate'), fifteenPosts],
  ['four Instagram accounts', accounts('one', 'two', 'three', 'four.five'), fifteenPosts],
  [
    'the ids of real forms',
    group('leadForms', "{ apply: 'bC3dE5fG7hJ9kL1m', credit: 'x_Y-9', vehicle: 'c' }"),
  ],
  ['a broker disclosure', business('brokerDisclosure', "'Licensed broker in New York, no. 12345.'")],
  [
    'a seventh question',
    append('faq.ts', faqItem('"What about Vermont?"', "'See [the guides](/blog) or [call](/contact).'")),
  ],
  [
    'another answer',
    replace('faq.ts', /(id: ['"]bad-credit['"][\s\S]*?answer: \[)[\s\S]*?\],?(?=\s*\})/, "$1'Sometimes.'],"),
  ],
  [
    'a fourth review, all real',
    append('reviews.ts', review('rating: 5')),
    replace('reviews.ts', /areSampleReviews = \w+/, 'areSampleReviews = false'),
  ],
  ['a review with four stars', append('reviews.ts', review('rating: 4'))],
  [
    'a fourth value',
    appendTo('about.ts', 'values', "    { title: 'Patience With Paperwork', text: 'We wait.' },"),
  ],
  ['a paragraph of the mission', appendTo('about.ts', 'mission', "    'We live here.',")],
  [
    'a fifth card',
    appendTo('home.ts', 'features', "    { title: 'Any Language at All', text: 'Hablamos español.' },"),
  ],
  ['other figures', replace('home.ts', /value: ['"][^'"]*['"]/, "value: '250+'")],
  ['a fifth figure', appendTo('home.ts', 'stats', "    { value: '48', label: 'Makes on the Road' },")],
  [
    'another headline',
    replace('home.ts', /headline:\s+['"].*/, "headline: 'Leasing for your whole family',"),
  ],
  ['a sixteenth post', accounts('gardenstate'), fifteenPosts, append('instagram.ts', post('Abc-123_'))],
  ['a thirtieth make', torvald, torvaldModels],
  [
    'a brand page with models',
    torvald,
    torvaldModels,
    append('catalogue/brand-models.ts', card(9001, 'Wayfarer')),
  ],
  [
    'other makes in the footer',
    replace('catalogue/popular-makes.ts', /= \[[\s\S]*?\n\]/, "= [\n  'kia',\n  'volvo',\n]"),
  ],
  [
    'redirects',
    replace(
      'redirects.ts',
      /= \[[\s\S]*\];/,
      "= [\n  { from: '/specials', to: '/inventory?make=Kia' },\n  { from: '/old/shop.html', to: 'https://shop.example.com/' },\n];",
    ),
  ],
  ['one more guide', guide()],
  [
    'a guide of 2026, revised later, with a link to a public agency',
    guide(
      guideFields.replace('date: 2025-08-14', 'date: 2026-02-01\nupdated: 2026-05-01'),
      guideBodyWith('See [the tax department](https://www.tax.ny.gov/) and ![a road](/art/harbor-road.svg).'),
    ),
  ],
  [
    'another date of a delivered guide',
    replace('blog/leasing-vs-buying-nyc-nj-2025.mdx', /^date: .*/m, 'date: 2026-01-15'),
  ],
  ['the draft of new:guide', draft],
  ['the draft of new:guide with its TODOs replaced', { ...draft, to: finished(draft.to) }],
  ['a later date of a legal text', replace(privacy, /^date: .*/m, 'date: "2026-06-30"')],
  [
    'another period in every legal text',
    ...legal.slice(1).map((file) => replace(file, /\d+-\d+ business days/g, '10-14 business days')),
    replace(privacy, /\d+ months/g, '12 months'),
  ],
  [
    'a new term, marked in a guide',
    append('glossary.ts', "  { term: 'zero-down lease', definition: 'A lease with no money down.' },"),
    guideEnd('A <Term>zero-down lease</Term> asks for less.'),
  ],
  [
    'a new official source, linked in a guide',
    append('official-sources.ts', "  'vermont.gov',"),
    guideEnd('See [the DMV](https://dmv.vermont.gov/).'),
  ],
  [
    'a new fact, used by a guide',
    append(
      'facts.ts',
      "  {\n    id: 'a-new-fact',\n    figures: ['$1,234'],\n    statement: 'It costs $1,234 a year.',\n    source: 'A letter of the state',\n    confidence: 'high',\n  },",
    ),
    guideEnd('It costs $1,234.'),
  ],
];

/** `line` is what the message must say besides the file; every one names a line where the mistake has one. */
const mistakes: [what: string, file: string, message: RegExp, ...changes: Change[]][] = [
  // What can't be read.
  [
    'an apostrophe in a text',
    'faq.ts',
    /^ {2}line \d+: an apostrophe ends the text; put the whole text in double quotes.*: 'We don't know.',$/m,
    append('faq.ts', faqItem("'Why?'", "'We don't know.'")),
  ],
  [
    'a quotation mark in a text',
    'faq.ts',
    /line \d+: a quotation mark ends the text/,
    append('faq.ts', faqItem("'Why?'", '"It says "stop" there."')),
  ],
  [
    'a missing comma',
    'business.ts',
    /line \d+: expected a comma at the end: phone: /,
    replace('business.ts', /(phone: .*),/, '$1'),
  ],
  [
    'a ZIP code without quotes',
    'business.ts',
    /line \d+: expected quotes around a number that starts with 0, such as "07716": zip: 07716,/,
    business('zip', '07716'),
  ],
  [
    'a text without quotes',
    'business.ts',
    /line \d+: expected a text in quotes.*: name: Garden State/,
    business('name', 'Garden State'),
  ],
  [
    'a word without quotes',
    'business.ts',
    /line \d+: expected a text in quotes, such as "Garden": shortName: Garden/,
    business('shortName', 'Garden'),
  ],
  [
    'curly quotation marks',
    'about.ts',
    /line \d+: expected straight quotation marks/,
    replace('about.ts', /\bheading:\s+['"].*/, 'heading: “Hello”,'),
  ],
  [
    'a closing quotation mark left out',
    'home.ts',
    /line \d+: expected a quotation mark at the end of the text/,
    replace('home.ts', /headline:\s+['"].*/, "headline: 'For the family,"),
  ],
  [
    'a bracket left out',
    'reviews.ts',
    /line \d+: expected a closing bracket/,
    replace('reviews.ts', /\n\][\s\S]*$/, '\n'),
  ],
  [
    'a field written twice',
    'business.ts',
    /line \d+: expected every name once; "phone" is there twice/,
    replace('business.ts', /( *phone: .*\n)/, '$1$1'),
  ],
  [
    'a misspelled field',
    'business.ts',
    /fone: unknown field fone.*line \d+ says: fone: /,
    business('phone', "'(201) 555-0123',\n  fone: '(201) 555-0124'"),
  ],
  [
    'a misspelled export',
    'home.ts',
    /expected "export const home = …"/,
    replace('home.ts', /export const home\b/, 'export const hoem'),
  ],
  // Nonsense.
  [
    'closes before it opens',
    'business.ts',
    /hours\.0\.closes: expected a time after it opens at 18:00, such as "23:59".*line \d+ says/,
    hours(`    { days: ['Mon'], label: 'Mon', opens: '18:00', closes: '09:00' },`),
  ],
  [
    'a day twice',
    'business.ts',
    /hours\.1\.days\.0: expected every day once; Fri is listed twice.*line \d+ says/,
    hours(
      `    { days: ['Thu', 'Fri'], label: 'Thu-Fri', opens: '08:00', closes: '09:00' },\n    { days: ['Fri'], label: 'Fri', opens: '10:00', closes: '11:00' },`,
    ),
  ],
  [
    'a label that contradicts its days',
    'business.ts',
    /hours\.0\.label: expected a label that names the days of its row, such as "Mon-Thu".*line \d+ says/,
    hours(`    { days: ['Mon', 'Tue', 'Wed', 'Thu'], label: 'Mon-Fri', opens: '08:00', closes: '09:00' },`),
  ],
  [
    'an impossible phone number',
    'business.ts',
    /phone: expected a US phone number such as "\(201\) 555-0123", but line \d+ says/,
    business('phone', "'(000) 000-0000'"),
  ],
  [
    'letters that the paper form does not have',
    'business.ts',
    /name: expected letters such as A to Z, é, or ü on one line: the paper form has no others, but line \d+ says/,
    business('name', "'Łódź Leasing'"),
  ],
  [
    'the page of a video service',
    'business.ts',
    /links\.introVideo: expected the URL of a video file, such as .*, but line \d+ says/,
    links("introVideo: 'https://www.youtube.com/watch?v=abc'"),
    noPosts,
  ],
  [
    'a state that does not exist',
    'business.ts',
    /address\.state: expected a state such as "NJ", but line \d+ says/,
    business('state', "'JN'"),
  ],
  [
    'a domain with a path',
    'business.ts',
    /siteUrl: expected no slash and no path.*line \d+ says/,
    business('siteUrl', "'https://www.example.com/home'"),
  ],
  [
    'one Instagram account twice',
    'business.ts',
    /links\.instagram\.1\.url: expected every url once.*line \d+ says/,
    accounts('gardenstate', 'gardenstate'),
    fifteenPosts,
  ],
  [
    'posts without an Instagram account',
    'instagram.ts',
    /expected no posts, .*because content\/business\.ts has no Instagram account/,
    group('links', '{}'),
    fifteenPosts,
  ],
  [
    'one post',
    'instagram.ts',
    /expected at least fifteen posts, or none/,
    accounts('gardenstate'),
    replace('instagram.ts', /= \[[\s\S]*\];/, `= [\n${post('Abc')}\n];`),
  ],
  [
    'nothing about how the business is paid',
    'business.ts',
    /howWeArePaid: expected a sentence such as .*line \d+ says/,
    business('howWeArePaid', "''"),
  ],
  [
    'six stars',
    'reviews.ts',
    /rating: expected a number of stars from 1 to 5, without quotes, but line \d+ says: rating: 6/,
    append('reviews.ts', review('rating: 6')),
  ],
  [
    'a fixed button renamed',
    'home.ts',
    /tradeIn\.buttonLabel: expected "Value Your Trade-In", which the product fixes, but line \d+ says/,
    replace('home.ts', /buttonLabel:\s+['"].*/, "buttonLabel: 'Sell It',"),
  ],
  [
    'a fixed question taken away',
    'faq.ts',
    /expected an entry with the id "bad-credit", which the product fixes/,
    replace('faq.ts', /id: ['"]bad-credit['"]/, "id: 'good-credit'"),
  ],
  [
    'a post without its drawing',
    'instagram.ts',
    /vehicle: there is no file public\/vehicles\/bus-pink\.svg.*line \d+ says/,
    accounts('gardenstate'),
    fifteenPosts,
    append('instagram.ts', post('Abc', 'bus-pink')),
  ],
  [
    'a place in a text that nothing fills in',
    'pages.ts',
    /faq\.text: expected \{name\}, .* or \{email\} in place of \{telephone\}, but line \d+ says/,
    textAt('pages.ts', ['faq', 'text'], "'Ask us: {telephone}.'"),
  ],
  [
    'a description that search engines would cut off',
    'search.ts',
    /about\.description: expected a description of 50 to 165 characters; it has \d+, but line \d+ says/,
    textAt('search.ts', ['about', 'description'], `'${'word '.repeat(40)}'`),
  ],
  [
    'a title of two pages',
    'search.ts',
    /faq\.title: expected every title once; about\.title has it too, but line \d+ says/,
    textAt('search.ts', ['about', 'title'], "'One Title'"),
    textAt('search.ts', ['faq', 'title'], "'One Title'"),
  ],
  [
    'a text of the terms taken away',
    'pages.ts',
    /creditApp\.terms: expected the words "non-refundable", which the product fixes, but line \d+ says/,
    replace('pages.ts', /( terms:[\s\S]*?)non-refundable/, '$1small'),
  ],
  // The catalogue.
  [
    'a misspelled model',
    'catalogue/brand-models.ts',
    /model: expected a model of Torvald in models\.ts, such as "Wayfarer", but line \d+ says: model: 'Wayfarar'/,
    torvald,
    torvaldModels,
    append('catalogue/brand-models.ts', card(9001, 'Wayfarar')),
  ],
  [
    'the id of another card',
    'catalogue/brand-models.ts',
    /id: expected every id once; entry 1 has it too, but line \d+ says: id: 1,/,
    torvald,
    torvaldModels,
    append('catalogue/brand-models.ts', card(1, 'Wayfarer')),
  ],
  ['a make without models', 'catalogue/models.ts', /torvald: expected at least one model/, torvald],
  [
    'a make out of order',
    'catalogue/makes.ts',
    /name: expected makes in alphabetical order; Torvald belongs before .*, but line \d+ says/,
    append('catalogue/makes.ts', make("name: 'Torvald', slug: 'torvald', aliases: []")),
    torvaldModels,
  ],
  [
    'an alias of another make',
    'catalogue/makes.ts',
    /aliases\.\d: "toyota" already means Toyota, but line \d+ says/,
    beforeToyota(make("name: 'Torvald', slug: 'torvald', aliases: ['toyota']")),
    torvaldModels,
  ],
  [
    'a body style that does not exist',
    'catalogue/models.ts',
    /torvald\.Wayfarer: expected "sedan" or .*line \d+ says/,
    torvald,
    append('catalogue/models.ts', "  torvald: {\n    Wayfarer: 'spaceship',\n  },"),
  ],
  [
    'a fixed make taken away',
    'catalogue/makes.ts',
    /expected an entry with the name "Volvo", which the product fixes/,
    replace('catalogue/makes.ts', /name: ['"]Volvo['"]/, "name: 'Volvos'"),
  ],
  [
    'the models of Toyota in another order',
    'catalogue/models.ts',
    /expected these in their order, which the product fixes.*: "4Runner"/,
    replace('catalogue/models.ts', /( {4}'?Camry'?: .*\n)( {4}'?Crown'?: .*\n)/, '$2$1'),
  ],
  // Links.
  [
    'a redirect to a page that does not exist',
    'redirects.ts',
    /0\.to: expected a page of this site such as "\/inventory".*line \d+ says/,
    replace('redirects.ts', /= \[[\s\S]*\];/, "= [\n  { from: '/specials', to: '/special' },\n];"),
  ],
  [
    'a dead link in an answer',
    'faq.ts',
    /answer\.0: "\/contcat" is not a page of this site or a host of .*, but line \d+ says/,
    append('faq.ts', faqItem("'Where?'", "'See [this](/contcat).'")),
  ],
  [
    'a dead link in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: the link "\/blog\/gone" leads nowhere: expected a page of this site such as/,
    guideEnd('See [this](/blog/gone).'),
  ],
  [
    'a dead anchor in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: the link "#gone" leads nowhere: expected a section of .*, such as "#first-section"/,
    guideEnd('See [this](#gone).'),
  ],
  [
    'a picture of another site in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected a picture of public\/, such as "\/art\/harbor-road\.svg", in place of https:/,
    guideEnd('![A car](https://photos.example/car.jpg)'),
  ],
  [
    'a missing picture in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: there is no picture public\/art\/gone\.jpg/,
    guideEnd('![A car](/art/gone.jpg)'),
  ],
  [
    'a dead link in a legal text',
    privacy,
    /line \d+: the link "\/terms" leads nowhere/,
    replace(privacy, /\n## /, '\n[gone](/terms)\n\n## '),
  ],
  [
    'a list in an answer',
    'faq.ts',
    /answer\.0: expected plain sentences, with each line of a list as a paragraph of its own.*line \d+ says/,
    append('faq.ts', faqItem("'What do I bring?'", "'- A license\\n- A pen'")),
  ],
  [
    'a link to a site that is not official',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected a link to an agency or a law, .* in place of https:\/\/shop\.example\//,
    guideEnd('See [a shop](https://shop.example/).'),
  ],
  [
    'a term that has no definition',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected a term of content\/glossary\.ts in place of "frobnication"/,
    guideEnd('The <Term>frobnication</Term> is high.'),
  ],
  [
    'a definition of three sentences',
    'glossary.ts',
    /definition: expected at most 2 sentences, but line \d+ says/,
    append('glossary.ts', "  { term: 'zero-down lease', definition: 'One. Two. Three.' },"),
  ],
  [
    'two terms of one name',
    'glossary.ts',
    /term: expected every name once; "MSRP" already means MSRP, but line \d+ says/,
    append('glossary.ts', "  { term: 'zero-down lease', also: ['MSRP'], definition: 'A lease.' },"),
  ],
  // Guides and legal texts.
  [
    '"<" before an amount',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected words in place of "<".*: It costs <\$300 there\./,
    guideEnd('It costs <$300 there.'),
  ],
  [
    'braces in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected no "\{" in a text.*: Dear \{…\},/,
    guideEnd('Dear {…}, hello.'),
  ],
  [
    'a name in braces',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected no "\{" in a text.*: \{name\}/,
    guideEnd('Dear {name}, hello.'),
  ],
  [
    'a misspelled component',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected one of <KeyFacts>.*; there is no <KeyFact>/,
    guideEnd('<KeyFact>\n\n- One.\n\n</KeyFact>'),
  ],
  [
    'a tag that is not closed',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected <\/KeyFacts> after <KeyFacts>/,
    guideEnd('<KeyFacts>\n\n- One.'),
  ],
  [
    'an example without an amount',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected another "milesOver" of <OverageExample>, such as <OverageExample title/,
    guideEnd('<OverageExample title="A" />'),
  ],
  [
    'a title with a colon and no quotes',
    `blog/${GUIDE_SLUG}.mdx`,
    /line 3: expected fields such as title: "Leasing a Car", texts in quotes/,
    guide(guideFields.replace(/title: .*/, 'title: Leasing: what it costs')),
  ],
  [
    'a draft with a fixed URL',
    'blog/leasing-vs-buying-nyc-nj-2025.mdx',
    /line \d+: expected no draft: the live site would lose this fixed URL/,
    replace('blog/leasing-vs-buying-nyc-nj-2025.mdx', /^date: .*/m, '$&\ndraft: true'),
  ],
  [
    'an id that is taken',
    `blog/${GUIDE_SLUG}.mdx`,
    /line 2: expected an id of its own, such as \d+; 3 belongs to content\/blog\//,
    guide(guideFields.replace('9001', '3')),
  ],
  [
    'a revision before the first date',
    `blog/${GUIDE_SLUG}.mdx`,
    /updated: expected a date after 2025-08-14, .*line \d+ says/,
    guide(`${guideFields}\nupdated: 2025-01-01`),
  ],
  [
    'a figure without a source',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected a figure of content\/facts\.ts.* in place of \$98,765/,
    guideEnd('It costs $98,765.'),
  ],
  [
    'a guide that is too short',
    `blog/${GUIDE_SLUG}.mdx`,
    /expected 1000 to 1900 words; it has \d+/,
    guide(guideFields, guideBody.replace(/word[1-9]\d\d /gi, '')),
  ],
  [
    'a stiff word in a guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected a plain word, such as "return", in place of "hand back"/,
    guideEnd('You hand back the car.'),
  ],
  [
    'a stiff word in an answer',
    'faq.ts',
    /line \d+: expected a plain word, such as "picking up", in place of "collecting"/,
    append('faq.ts', faqItem("'Where?'", "'You are collecting it here.'")),
  ],
  [
    'a figure without a source in an answer',
    'faq.ts',
    /line \d+: expected a figure of content\/facts\.ts in place of \$98,765/,
    append('faq.ts', faqItem("'How much?'", "'It costs $98,765.'")),
  ],
  [
    'a guide without sources',
    `blog/${GUIDE_SLUG}.mdx`,
    /expected as the last part <Sources>, a list of links/,
    guide(guideFields, guideBody.replace(/<Sources>[\s\S]*/, '')),
  ],
  [
    'a TODO left in a published guide',
    `blog/${GUIDE_SLUG}.mdx`,
    /line \d+: expected the finished text in place of "TODO"/,
    guideEnd('TODO: write it.'),
  ],
  [
    'a guide called "My Guide.mdx"',
    'blog/My Guide.mdx',
    /\(file name\): expected lower-case words with hyphens/,
    { ...guide(), file: 'blog/My Guide.mdx' },
  ],
  [
    'a legal sentence taken away',
    'legal/terms-of-service.mdx',
    /expected this sentence, which the product fixes: "Credit application fees are non-refundable"/,
    replace('legal/terms-of-service.mdx', /fees are non-refundable/, 'fees are small'),
  ],
  [
    'a legal period changed in one text only',
    'legal/refund-cancellation-policy.mdx',
    /line \d+: expected "\d+ business days" in place of "99 business days", as in content\/legal\/terms-of-service\.mdx line \d+/,
    replace('legal/refund-cancellation-policy.mdx', /(must be reported within) \d+/, '$1 99'),
  ],
  [
    'an impossible date of a legal text',
    privacy,
    /date: expected a date such as "2025-08-16", but line \d+ says: date: "2025-02-30"/,
    replace(privacy, /^date: .*/m, 'date: "2025-02-30"'),
  ],
];

/** The messages of content:check after each of the edits, each made to a copy of the content. */
function check(all: readonly (readonly Change[])[]): string[][] {
  const input = all.map((changes) =>
    changes.map(({ pattern, ...change }) => ({ ...change, pattern: pattern?.source, flags: pattern?.flags })),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['tests/support/check-edits.mjs'], {
    encoding: 'utf8',
    input: JSON.stringify(input),
    maxBuffer: 1 << 26,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

const outcomes = check([
  [],
  ...edits.map(([, ...changes]) => changes),
  ...mistakes.map(([, , , ...changes]) => changes),
]);

describe('content:check', () => {
  it('accepts the content as it is', () => {
    expect(outcomes[0]).toEqual([]);
  });

  it.each(edits.map(([what], at) => ({ what, outcome: outcomes[1 + at] })))(
    'accepts $what',
    ({ outcome }) => {
      expect(outcome).toEqual([]);
    },
  );

  it.each(
    mistakes.map(([what, file, message], at) => ({
      what,
      file,
      message,
      outcome: outcomes[1 + edits.length + at],
    })),
  )('reports $what in one sentence', ({ file, message, outcome }) => {
    expect(outcome).toHaveLength(1);
    const [first, ...sentences] = outcome?.[0]?.split('\n') ?? [];
    expect(first).toBe(`content/${file} has a mistake:`);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(message);
  });
});
