/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { guideSlugs } from '@/lib/articles/slugs';

jest.mock('server-only', () => ({}));
jest.mock('node:fs', () => {
  const real = jest.requireActual('node:fs');
  return { ...real, readFileSync: jest.fn(real.readFileSync), readdirSync: jest.fn(real.readdirSync) };
});

type Server = typeof import('@/lib/articles/server');
const load = () => {
  let server: Server | undefined;
  jest.isolateModules(() => {
    server = require('@/lib/articles/server');
  });
  return server as Server;
};
const real = jest.requireActual('node:fs');

afterEach(() => {
  jest.mocked(readFileSync).mockImplementation(real.readFileSync);
  jest.mocked(readdirSync).mockImplementation(real.readdirSync);
});

describe('the list of guides', () => {
  it('holds the twelve, newest first, with what lists and teasers show', () => {
    const list = load().articleList();
    expect(list.map(({ slug }) => slug).sort()).toEqual([...guideSlugs].sort());
    expect(list.slice(0, 2)).toMatchObject([
      {
        slug: 'step-by-step-guide-leasing-nyc-nj-2025',
        dateText: 'September 2, 2025',
        readTime: '8 min read',
      },
      { slug: 'car-insurance-leasing-nyc-nj-2025', dateText: 'September 1, 2025', readTime: '7 min read' },
    ]);
    const dates = list.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('finds a guide by its slug and nothing by another', () => {
    const { findArticle } = load();
    expect(findArticle('leasing-vs-buying-nyc-nj-2025')?.id).toBe(2);
    expect(findArticle('no-such-guide')).toBeNull();
  });

  it('leaves out a draft', () => {
    jest.mocked(readFileSync).mockImplementation((file, options) => {
      const text = real.readFileSync(file, options);
      return String(file).includes('mileage-limits') ? text.replace('id: 7', 'id: 7\ndraft: true') : text;
    });
    const { articleList, findArticle } = load();
    expect(articleList()).toHaveLength(11);
    expect(findArticle('mileage-limits-car-leasing-nyc-nj')).toBeNull();
  });

  it('refuses a file whose name is no known slug', () => {
    jest
      .mocked(readdirSync)
      .mockImplementation(((folder: string) => [...real.readdirSync(folder), 'new.mdx']) as never);
    expect(() => load().articleList()).toThrow('content/blog/new.mdx has a mistake');
  });

  it('refuses a wrong field, naming file and field', () => {
    jest.mocked(readFileSync).mockImplementation((file, options) => {
      const text = real.readFileSync(file, options);
      return String(file).includes('mileage-limits') ? text.replace('id: 7', 'id: none') : text;
    });
    expect(() => load().articleList()).toThrow(
      /mileage-limits-car-leasing-nyc-nj\.mdx has a mistake:\n {2}id: /,
    );
  });
});
