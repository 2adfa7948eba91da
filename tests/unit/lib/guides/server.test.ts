/** @jest-environment node */
import { readFileSync } from 'node:fs';

jest.mock('server-only', () => ({}));
jest.mock('node:fs', () => {
  const real = jest.requireActual('node:fs');
  return { ...real, readFileSync: jest.fn(real.readFileSync) };
});
const real = jest.requireActual('node:fs');

type Server = typeof import('@/lib/guides/server');
const load = () => {
  let server: Server | undefined;
  jest.isolateModules(() => {
    server = require('@/lib/guides/server');
  });
  return server as Server;
};

/** Changes the text of a guide, as it is read. */
function withText(from: string, to: string) {
  jest.mocked(readFileSync).mockImplementation((file, options) => {
    const text = real.readFileSync(file, options);
    return String(file).includes('first-lease') ? text.replace(from, to) : text;
  });
}

it.each([
  ['in production', { VERCEL_ENV: 'production', NODE_ENV: 'production' }, false],
  ['in a local build', { NODE_ENV: 'production' }, false],
  ['on a preview', { VERCEL_ENV: 'preview', NODE_ENV: 'production' }, true],
  ['in development', { NODE_ENV: 'development' }, true],
])('the list of guides %s: drafts with %j', (_, env, shown) => {
  withText('id: 1', 'id: 1\ndraft: true');
  jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
  const { guideList, findGuide } = load();
  expect(findGuide('first-lease-in-the-family')?.draft).toBe(shown ? true : undefined);
  expect(guideList().some((guide) => guide.draft)).toBe(shown);
});
