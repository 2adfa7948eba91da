/** @jest-environment node */
import { about } from '@/content/about';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { instagram } from '@/content/instagram';
import { reviews } from '@/content/reviews';
import { parseAbout } from '@/lib/content/about';
import { parseFaq } from '@/lib/content/faq';
import { parseHome } from '@/lib/content/home';
import { parseInstagram } from '@/lib/content/instagram';
import { parseRedirects } from '@/lib/content/redirects';
import { parseReviews } from '@/lib/content/reviews';

type Node = { [key: string]: Node };

/** A copy of the content in which the value at `path` ("values.0.text") is replaced; an empty path is the whole. */
function changed(content: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const copy = structuredClone(content) as Node;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] ?? {}, copy);
  parent[last] = value as Node;
  return copy;
}

const oldPath = [{ from: '/specials', to: '/inventory?make=Kia' }];

const files: Record<string, [content: unknown, parse: (value: unknown) => unknown]> = {
  about: [about, parseAbout],
  faq: [faq, parseFaq],
  home: [home, parseHome],
  instagram: [instagram, parseInstagram],
  redirects: [oldPath, parseRedirects],
  reviews: [reviews, parseReviews],
};

const mistakes: [file: string, path: string, value: unknown, message: string][] = [
  ['about', 'heading', '', 'expected the heading'],
  ['about', 'mission', [], 'expected at least one paragraph'],
  ['about', 'mission.0', ' ', 'expected a paragraph'],
  ['about', 'values', about.values.slice(0, 2), 'expected at least three values'],
  ['about', 'values.2.text', undefined, 'expected a text in quotes'],
  ['about', 'closing.heading', 5, 'expected a text in quotes'],
  ['faq', '', faq.slice(0, 5), 'expected at least six questions'],
  ['faq', '', [...faq, faq[0]], 'expected every id once'],
  ['faq', '0.id', 'Bad Credit', 'expected an id'],
  ['faq', '1.question', 'Bad credit', 'expected a question'],
  ['faq', '2.answer', [], 'expected an answer'],
  ['faq', '3.answer.0', 'See [this](/no-such-page).', '"/no-such-page" is not a page of this site'],
  ['faq', '3.answer.0', 'See [this](/blog/no-such-guide).', '"/blog/no-such-guide" is not a page'],
  ['faq', '4.answer.0', 'See [this] (/contact).', 'expected links such as'],
  ['home', 'hero.headline', ' ', 'expected a heading'],
  ['home', 'features', home.features.slice(1), 'expected four cards'],
  ['home', 'features.0.title', 'Free Coffee', 'expected a fixed title'],
  ['home', 'stats', undefined, 'expected a list'],
  ['home', 'stats', home.stats.slice(1), 'expected four numbers'],
  ['instagram', '', instagram.slice(0, 14), 'expected at least fifteen posts'],
  ['instagram', '', [...instagram, instagram[0]], 'expected every post once'],
  ['instagram', '0.url', 'https://www.instagram.com/some.account/', 'expected the URL of a post'],
  ['instagram', '1.url', 'https://www.instagram.com/p/Abc123/?utm_source=ig', 'expected the URL of a post'],
  ['instagram', '2.url', 'http://www.instagram.com/p/Abc123/', 'expected the URL of a post'],
  ['instagram', '3.caption', '', 'expected a sentence about the photo'],
  ['instagram', '4.art.scene', 'beach', 'there is no file public/art/scene-beach.svg'],
  ['instagram', '5.art.vehicle', 'bus-pink', 'there is no file public/vehicles/bus-pink.svg'],
  ['redirects', '', [...oldPath, ...oldPath], 'expected every "from" once'],
  ['redirects', '0.from', '/about', 'this page exists'],
  ['redirects', '0.from', '/Specials', 'expected a path in lower case'],
  ['redirects', '0.from', '/specials?a=b', 'expected a path in lower case'],
  ['redirects', '0.to', '/special', 'expected a page of this site'],
  ['redirects', '0.to', 'http://a.example', 'expected a page of this site'],
  ['reviews', '', reviews.slice(0, 2), 'expected at least three reviews'],
  ['reviews', '0.rating', 4, 'expected 5'],
  ['reviews', '0.text', undefined, 'expected what the customer said'],
];

describe('the content files', () => {
  it.each(mistakes)(
    'content/%s.ts with a mistake in "%s" fails, naming file and field: %j',
    (file, path, value, message) => {
      const [content, parse] = files[file] ?? [];
      const field = path === '' ? '(whole file)' : path;
      expect(() => parse?.(changed(content, path, value))).toThrow(
        `content/${file}.ts has a mistake:\n  ${field}: ${message}`,
      );
    },
  );

  it('may have more questions, reviews and posts than delivered', () => {
    const seventh = { ...faq[0], id: 'one-more-question' };
    expect(parseFaq([...faq, seventh])).toHaveLength(faq.length + 1);
    expect(parseReviews([...reviews, reviews[0]])).toHaveLength(reviews.length + 1);
    const post = { ...instagram[0], url: 'https://www.instagram.com/p/OneMore/' };
    expect(parseInstagram([...instagram, post])).toHaveLength(instagram.length + 1);
  });

  it('include the questions and the values that the product promises', () => {
    expect(faq.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'what-differs',
        'bad-credit',
        'additional-fees',
        'customizing',
        'exceeding-mileage',
        'returning-the-vehicle',
      ]),
    );
    expect(about.values.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Family First', 'Personal Touch', 'Transparency']),
    );
  });

  it('include the headings and labels of the home page that the product promises', () => {
    expect(home.hero.headline).toMatch(/family/i);
    expect(JSON.stringify(home)).toMatch(/any make/i);
    expect(home.features.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'We Work For You',
        'Personal & Stress-Free',
        'Better Pricing',
        'Home Delivery',
      ]),
    );
    expect(home.quote.heading).toBe('Get Your Personal Quote');
    expect(home.tradeIn).toMatchObject({
      heading: 'Trade/Sell Your Car',
      buttonLabel: 'Value Your Trade-In',
    });
    expect(home.stats.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Happy Customers', 'Average Rating', 'Years Experience']),
    );
  });

  it('give each post the paths of its drawings', () => {
    const art = { scene: 'harbor', vehicle: 'sedan-ink' } as const;
    const posts = parseInstagram(changed(instagram, '0.art', art));
    expect(posts[0]?.art).toEqual({ scene: '/art/scene-harbor.svg', vehicle: '/vehicles/sedan-ink.svg' });
  });
});
