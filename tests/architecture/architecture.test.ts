/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makes } from '@/content/catalogue/makes';
import { business } from '@/lib/content/business';
import { isDelivered } from '../support/is-delivered';

/** The rules of CONTRIBUTING.md that biome.json can't express. */
type SourceFile = { path: string; text: string };

/** What an owner writes in content/ is theirs, and so is a name that other words contain, as "Drive" would be. */
const files = ['app', 'components', 'lib', ...(isDelivered ? ['content'] : [])].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.(tsx?|mdx)$/.test(name))
    .map((name): SourceFile => ({ path: name, text: readFileSync(name, 'utf8') })),
);

const code = ({ text }: SourceFile) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '');
const lines = ({ text }: SourceFile) => text.trimEnd().split('\n').length;
const isIsland = (file: SourceFile) => file.path.endsWith('.island.tsx');
const digits = (text: string) => text.replace(/\D/g, '');

const { map, tradeIn, introVideo, instagram } = business.links;
const facts = [
  ...[business.email, business.address.street, isDelivered && business.shortName, map, tradeIn, introVideo],
  ...[...instagram.map(({ url }) => url), ...Object.values(business.leadForms)],
].filter((fact) => typeof fact === 'string');
const ownPhone = digits(business.phone).slice(-10);

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
    example('content/faq.ts', `export const a = 'Write to ${business.email}';`),
  ],
  [
    'makes are listed only in content/catalogue',
    (file) => {
      if (file.path.startsWith('content/catalogue/') || file.path.endsWith('.mdx')) return false;
      const quoted = new Set([...code(file).matchAll(/(['"`])([^'"`\n]{2,20})\1/g)].map((match) => match[2]));
      return makes.filter(({ name, slug }) => quoted.has(name) || quoted.has(slug)).length > 2;
    },
    example('components/a.tsx', JSON.stringify(makes.slice(0, 3).map(({ name }) => name))),
  ],
  [
    'only lib reads content, and guides are imported by their page',
    (file) =>
      file.path.startsWith('app/') &&
      file.path !== 'app/blog/[slug]/page.tsx' &&
      /['"`](@|\.\.)\/([./]*)content\//.test(code(file)),
    example('app/page.tsx', "import { home } from '@/content/home';"),
  ],
  [
    "only lib/*/server.ts reads the table's name, and starts with import 'server-only'",
    (file) => {
      if (/^lib\/[^/]+\/server\.ts$/.test(file.path)) return !/^\s*import 'server-only';/.test(code(file));
      return (
        !/^(lib\/)?content\/(business|model-year)\.ts$/.test(file.path) &&
        /inventoryTable|inventory_2/.test(code(file))
      );
    },
    example('lib/inventory/query.ts', "export const table = 'inventory_2026';"),
    example('components/a.tsx', 'export const table = business.inventoryTable;'),
    example('lib/inventory/server.ts', "import { env } from '@/lib/env/server';\nimport 'server-only';"),
  ],
  [
    "a file is named *.island.tsx exactly if it starts with 'use client', except Next's error pages",
    (file) =>
      /^\s*'use client'/.test(code(file)) !== isIsland(file) && !/(^|[/-])error\.tsx$/.test(file.path),
    example('components/a.tsx', "'use client';\nexport const a = 1;"),
    example('components/a.island.tsx', 'export const a = 1;'),
  ],
  [
    'a page.tsx has at most 40 lines and no class names, an island at most 130 lines',
    (file) =>
      /^app\/(.*\/)?page\.tsx$/.test(file.path)
        ? lines(file) > 40 || /\bclassName\b/.test(file.text)
        : isIsland(file) && lines(file) > 130,
    example('app/about/page.tsx', 'export default () => <div className="p-4" />;'),
    example('components/a.island.tsx', `'use client';\n${'// long\n'.repeat(130)}`),
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
