/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { permanentGuides } from '@/content/permanent-guides';

jest.mock('server-only', () => ({}));
jest.mock('node:fs', () => {
  const real = jest.requireActual('node:fs');
  return { ...real, readFileSync: jest.fn(real.readFileSync), readdirSync: jest.fn(real.readdirSync) };
});

type Server = typeof import('@/lib/guides/server');
const load = () => {
  let server: Server | undefined;
  jest.isolateModules(() => {
    server = require('@/lib/guides/server');
  });
  return server as Server;
};
const real = jest.requireActual('node:fs');

/** Changes the text of the guide whose file name contains `name`. */
function withText(name: string, from: string, to: string) {
  jest.mocked(readFileSync).mockImplementation((file, options) => {
    const text = real.readFileSync(file, options);
    return String(file).includes(name) ? text.replace(from, to) : text;
  });
}

/** Adds a file to the folder: the mileage guide under another name. */
function withFile(name: string, change: (text: string) => string) {
  jest
    .mocked(readdirSync)
    .mockImplementation(((folder: string) => [...real.readdirSync(folder), name]) as never);
  jest
    .mocked(readFileSync)
    .mockImplementation((file, options) =>
      String(file).endsWith(name)
        ? change(real.readFileSync('tests/fixtures/content/blog/first-lease-in-the-family.mdx', 'utf8'))
        : real.readFileSync(file, options),
    );
}

afterEach(() => {
  jest.mocked(readFileSync).mockImplementation(real.readFileSync);
  jest.mocked(readdirSync).mockImplementation(real.readdirSync);
});

describe('the list of guides', () => {
  it('has the permanent ones, newest first', () => {
    const list = load().guideList();
    expect(list.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...permanentGuides]));
    const dates = list.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([
    ['in production', { VERCEL_ENV: 'production', NODE_ENV: 'production' }, false],
    ['in a local build', { NODE_ENV: 'production' }, false],
    ['on a preview', { VERCEL_ENV: 'preview', NODE_ENV: 'production' }, true],
    ['in development', { NODE_ENV: 'development' }, true],
  ])('%s: drafts with %j', (_, env, shown) => {
    withText('first-lease', 'id: 1', 'id: 1\ndraft: true');
    jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
    const { guideList, findGuide } = load();
    const draft = findGuide('first-lease-in-the-family');
    expect(draft?.draft).toBe(shown ? true : undefined);
    expect(guideList().some((guide) => guide.draft)).toBe(shown);
  });

  it('has one more guide from its file alone', () => {
    withFile('one-more-guide.mdx', (text) => text.replace('id: 1', 'id: 9001'));
    expect(load().findGuide('one-more-guide')?.id).toBe(9001);
  });

  it.each([
    ['A Guide.mdx', '(file name): expected lower-case words with hyphens'],
    ['notes.txt', '(file name): expected lower-case words with hyphens'],
  ])('refuses a file called %s', (name, message) => {
    withFile(name, (text) => text);
    expect(() => load().guideList()).toThrow(`content/blog/${name} has a mistake:\n  ${message}`);
  });

  it('refuses an id that is taken, and suggests a free one', () => {
    withFile('one-more-guide.mdx', (text) => text);
    expect(() => load().guideList()).toThrow(/id: expected a unique number such as \d+; 1 belongs to/);
  });

  it('fails without one of the permanent ones', () => {
    jest
      .mocked(readdirSync)
      .mockImplementation(((folder: string) =>
        real.readdirSync(folder).filter((name: string) => !name.startsWith('first-lease'))) as never);
    expect(() => load().guideList()).toThrow('first-lease-in-the-family.mdx has a mistake');
  });

  it('refuses a TODO, unless the guide is a draft', () => {
    withText('first-lease', '\n## ', '\nTODO: an opening\n\n## ');
    expect(() => load().guideList()).toThrow(/line \d+: expected the finished text in place of "TODO"/);
  });
});
