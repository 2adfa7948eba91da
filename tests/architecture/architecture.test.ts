/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makes } from '@/content/catalogue/makes';
import { business } from '@/lib/content/business';
import { isDelivered } from '../support/is-delivered';

/** The rules of CONTRIBUTING.md that biome.json can't express. */
type SourceFile = { path: string; text: string };

const filesBelow = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  );
const sourcesOf = (...folders: string[]) =>
  filesBelow(...folders)
    .filter((name) => /\.(tsx?|mdx)$/.test(name))
    .map((name): SourceFile => ({ path: name, text: readFileSync(name, 'utf8') }));
/**
 * What an owner writes in content/ is theirs, and so is a name that other words contain, as "Drive"
 * would be.
 */
const files = sourcesOf('app', 'components', 'lib', ...(isDelivered ? ['content'] : []));

const code = ({ text }: SourceFile) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '');
const isIsland = (file: SourceFile) => file.path.endsWith('.island.tsx');
const digits = (text: string) => text.replace(/\D/g, '');

const { map, tradeIn, introVideo, instagram } = business().links;
const facts = [
  ...[
    business().email,
    business().address.street,
    isDelivered && business().shortName,
    map,
    tradeIn,
    introVideo,
  ],
  ...[...instagram.map(({ url }) => url), ...Object.values(business().leadForms)],
].filter((fact) => typeof fact === 'string');
const ownPhone = digits(business().phone).slice(-10);

type Rule = [name: string, broken: (file: SourceFile) => unknown, ...examples: SourceFile[]];
const example = (file: string, text: string): SourceFile => ({ path: file, text });
const rules: Rule[] = [
  [
    'name, phone, email, street, links and form ids of the business are in content/business.ts only',
    ({ path, text }) =>
      path !== 'content/business.ts' &&
      (facts.some((fact) => text.includes(fact)) ||
        text
          .match(/1?[\s().-]*\d{3}[\s().-]*\d{3}[\s.-]*\d{4}/g)
          ?.some((number) => digits(number).slice(-10) === ownPhone)),
    example('components/a.tsx', `<a href="tel:+1${ownPhone}">Call</a>`),
    example('content/faq.ts', `export const a = 'Write to ${business().email}';`),
  ],
  [
    'makes are listed only in content/catalogue',
    (file) => {
      if (file.path.startsWith('content/catalogue/') || file.path.endsWith('.mdx')) return false;
      const quoted = new Set(
        [...code(file).matchAll(/(['"`])([^'"`\n]{2,20})\1/g)].map((match) => match[2]),
      );
      return makes.filter(({ name, slug }) => quoted.has(name) || quoted.has(slug)).length > 2;
    },
    example('components/a.tsx', JSON.stringify(makes.slice(0, 3).map(({ name }) => name))),
  ],
  [
    "only lib/*/server.ts reads the table's name, and starts with import 'server-only'",
    (file) => {
      if (/^lib\/[^/]+\/server\.ts$/.test(file.path))
        return !/^\s*import 'server-only';/.test(code(file));
      return (
        !/^((lib\/)?content\/model-year)\.ts$/.test(file.path) &&
        /inventoryTable|inventory_2/.test(code(file))
      );
    },
    example('lib/inventory/query.ts', "export const table = 'inventory_2026';"),
    example('components/a.tsx', 'export const table = offeredYear.inventoryTable;'),
    example(
      'lib/inventory/server.ts',
      "import { env } from '@/lib/env/server';\nimport 'server-only';",
    ),
  ],
  [
    "a file is named *.island.tsx exactly if it starts with 'use client', except Next's error pages",
    (file) =>
      /^\s*'use client'/.test(code(file)) !== isIsland(file) &&
      !/(^|[/-])error\.tsx$/.test(file.path),
    example('components/a.tsx', "'use client';\nexport const a = 1;"),
    example('components/a.island.tsx', 'export const a = 1;'),
  ],
  [
    'a page.tsx has no class names',
    (file) => /^app\/(.*\/)?page\.tsx$/.test(file.path) && /\bclassName\b/.test(file.text),
    example('app/about/page.tsx', 'export default () => <div className="p-4" />;'),
  ],
  [
    'no code of lib knows the page, except analytics, which runs in browsers',
    (file) =>
      /^lib\/(?!analytics\/)/.test(file.path) &&
      /(?<![.\w])((window|navigator|(local|session)Storage)\.|document\.(body|create|query|getElement)|HTML\w*Element)/.test(
        code(file),
      ),
    example(
      'lib/leasing/arithmetic/payment.ts',
      "export const a = document.querySelector('form');",
    ),
    example('lib/quote/selection.ts', "export const a = sessionStorage.getItem('make');"),
  ],
  [
    'nothing is called index, utils, helpers, misc or common',
    ({ path }) => /(^|[/.-])(index|utils?|helpers?|misc|common)([/.-]|$)/i.test(path),
    example('lib/site/date-utils.ts', ''),
  ],
];

it.each(rules)('%s', (_, broken, ...examples) => {
  expect(files.filter(broken).map((file) => file.path)).toEqual([]);
  expect(examples.filter((file) => !broken(file))).toEqual([]);
});

it('a unit test has the path of the file or folder that it tests, and starts no process', () => {
  const isWrong = ({ path: file, text }: SourceFile) => {
    const tested = /^tests\/unit\/(.*)\.test\.tsx?$/.exec(file)?.[1];
    const exists = ['', '.ts', '.tsx', '.island.tsx'].some((end) => existsSync(tested + end));
    return tested !== undefined && (!exists || text.includes('node:child_process'));
  };
  const process = example(
    'tests/unit/lib/leasing.test.ts',
    "import { spawn } from 'node:child_process';",
  );
  const examples = [example('tests/unit/lib/leasing/gone.test.ts', ''), process];
  expect(examples.filter(isWrong)).toEqual(examples);
  expect(sourcesOf('tests/unit').filter(isWrong)).toEqual([]);
});

/**
 * What a file may import beside its own folder. A file of no folder, such as proxy.ts, is one of
 * "root".
 */
const MAY_IMPORT: Record<string, string[]> = {
  app: ['components', 'lib', 'tailwind.config'],
  components: ['lib', 'tailwind.config'],
  lib: ['content'],
  content: [],
  scripts: ['lib', 'tailwind.config'],
  root: ['lib'],
  // Imports the guide that it shows.
  'app/(static)/blog/[slug]/page.tsx': ['components', 'lib', 'content'],
  // Checks the colors, which the owner edits as well.
  'lib/content/check/colors.ts': ['tailwind.config'],
  // Starts `npm run local` for the browser tests.
  'playwright.config.ts': ['scripts'],
};
/** The folders of components that every feature may use. */
const SHARED = ['ui', 'layout', 'contact', 'trust', 'seo', 'lead-form', 'measuring'];

function isAllowed(from: string, to: string): boolean {
  const [folder = '', feature] = from.split('/');
  const [target = '', part = ''] = to.split('/');
  const allowed = MAY_IMPORT[from] ?? MAY_IMPORT[folder] ?? MAY_IMPORT.root ?? [];
  if (folder !== target) return allowed.includes(target);
  return folder !== 'components' || part === feature || (feature !== 'ui' && SHARED.includes(part));
}

/**
 * The files of the repository that a file imports, by alias or by relative path; types in comments
 * count.
 */
function importsOf(file: string, text: string): string[] {
  const quoted = /\b(?:from|import|require)\s*\(?\s*(['"`])(@\/|\.{1,2}\/)(.*?)\1/g;
  return [...text.matchAll(quoted)].map(([, , start = '', rest = '']) =>
    start === '@/'
      ? path.posix.normalize(rest)
      : path.posix.join(path.posix.dirname(file), start, rest),
  );
}

const forbidden = (file: string, text: string) =>
  importsOf(file, text)
    .filter((to) => !isAllowed(file, to))
    .map((to) => `${file} imports ${to}`);

const modules = [
  ...readdirSync('.'),
  ...filesBelow('app', 'components', 'lib', 'content', 'scripts'),
].filter((name) => /(?<!\.d)\.(tsx?|[mc]js|mdx)$/.test(name));

it('imports point one way: app → components → lib → content, scripts → lib', () => {
  expect(modules.flatMap((file) => forbidden(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['components/faq/a.tsx', 'app/layout'],
  ['components/faq/a.tsx', 'content/faq'],
  ['components/faq/a.tsx', 'components/home/hero'],
  ['components/ui/a.tsx', 'components/layout/header'],
  ['components/ui/a.tsx', 'tests/support/html'],
  ['lib/seo/a.ts', 'components/ui/icon'],
  ['lib/seo/a.ts', 'app/layout'],
  ['lib/seo/a.ts', 'scripts/lib/cli'],
  ['lib/seo/a.ts', 'tests/support/html'],
  ['app/faq/page.tsx', 'content/faq'],
  ['content/faq.ts', 'lib/site/routes'],
  ['scripts/a.ts', 'components/ui/icon'],
  ['scripts/a.ts', 'tests/support/html'],
  ['proxy.ts', 'scripts/lib/cli'],
  ['playwright.config.ts', 'tests/support/html'],
])('%s may not import %s, by alias or by relative path', (file, to) => {
  const relative = path.posix.relative(path.posix.dirname(file), to).replace(/^(?!\.)/, './');
  for (const target of [`@/${to}`, relative])
    for (const text of [
      `import { a } from '${target}';`,
      `export * from "${target}";`,
      `const a = await import('${target}');`,
      `import '${target}';`,
    ])
      expect([text, ...forbidden(file, text)]).toEqual([text, `${file} imports ${to}`]);
});
