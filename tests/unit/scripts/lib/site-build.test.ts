/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '@/scripts/lib/site-build';

const folder = mkdtempSync(path.join(tmpdir(), 'site-build-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
jest.mock('@/scripts/lib/processes', () => ({
  run: async () => {
    write('.next/BUILD_ID', '1');
    write('public/site.js', 'of this build');
    write('public/site-script/lazy.js', 'of this build');
    return { code: 0, output: '' };
  },
}));
const build = (env = {}) => buildSite('.next', env);
const repository = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

it.each<[string, () => void, Record<string, string>?]>([
  ['a source', () => write('lib/a.ts', 'two')],
  ['a variable that is in pages', () => {}, { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example' }],
  ['the site script, by another branch', () => write('public/site.js', 'of another branch')],
  ['the site script, which is gone', () => rmSync('public/site.js')],
])('the site is built again after a change of %s, and not otherwise', async (_, change, env = {}) => {
  write('.gitignore', 'node_modules/\npublic/site.js\npublic/site-*/\n');
  write('lib/a.ts', 'one');
  await build();
  write('docs/a.md', String(Math.random()));
  expect(await build()).toBe('nothing changed');
  change();
  expect(await build(env)).toBe('built');
});
