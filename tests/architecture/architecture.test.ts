/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makes } from '@/content/catalogue/makes';
import { business } from '@/lib/content/business';

type SourceFile = { path: string; text: string };

const sourcesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((name) => /\.(tsx?|mdx)$/.test(name))
    .map((name): SourceFile => ({ path: name, text: readFileSync(name, 'utf8') }));

const code = ({ text }: SourceFile) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '');
const digits = (text: string) => text.replace(/\D/g, '');

const { address, email, leadForms, links, name, shortName, phone } = business();
/** Whether content/ is still that of the example business. An owner can write anything there. */
const isDelivered = name === 'Harborline Auto Leasing';
const { instagram, ...otherLinks } = links;
/** A name that other words contain, as "Drive" would be, is the owner's choice. */
const facts = [
  email,
  address.street,
  isDelivered && shortName,
  ...Object.values(otherLinks),
  ...instagram.map(({ url }) => url),
  ...Object.values(leadForms),
].filter((fact) => typeof fact === 'string');

const hasPhone = (text: string) =>
  text
    .match(/1?[\s().-]*\d{3}[\s().-]*\d{3}[\s.-]*\d{4}/g)
    ?.some((number) => digits(number).slice(-10) === digits(phone).slice(-10));

/** The rules of CONTRIBUTING.md that biome.json can't express. */
const rules: [name: string, broken: (file: SourceFile) => unknown][] = [
  [
    'name, phone, email, street, links and form ids of the business are in content/business.ts only',
    ({ path, text }) =>
      path !== 'content/business.ts' &&
      (facts.some((fact) => text.includes(fact)) || hasPhone(text)),
  ],
  [
    'cta is the color of the main action only',
    (file) =>
      file.path !== 'components/ui/button.tsx' &&
      /\b(bg|border|text|fill|stroke)-cta\b/.test(code(file)),
  ],
  [
    'no code of lib knows the page, except measuring, which runs in browsers',
    (file) =>
      /^lib\/(?!measuring\/)/.test(file.path) &&
      /(?<![.\w])((window|navigator|(local|session)Storage)\.|document\.(body|create|query|getElement)|HTML\w*Element)/.test(
        code(file),
      ),
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
  ],
  [
    'the database is asked in lib/inventory/read-rows.ts only',
    (file) => file.path !== 'lib/inventory/read-rows.ts' && /@supabase\//.test(code(file)),
  ],
  [
    "the inventory's table is chosen in lib/inventory/server.ts only",
    (file) =>
      !/^(content\/model-year|lib\/content\/model-year|lib\/inventory\/server)\.ts$/.test(
        file.path,
      ) && /inventoryTable|inventory_2/.test(code(file)),
  ],
  [
    "lib/*/server.ts starts with import 'server-only'",
    (file) =>
      /^lib\/[^/]+\/server\.ts$/.test(file.path) && !/^\s*import 'server-only';/.test(code(file)),
  ],
  [
    'files of the same folder are imported by relative paths',
    (file) => new RegExp(`'@/${path.posix.dirname(file.path)}/[^/']+'`).test(code(file)),
  ],
  [
    "a file is named *.island.tsx exactly if it starts with 'use client', except Next's error pages",
    (file) =>
      /^\s*'use client'/.test(code(file)) !== file.path.endsWith('.island.tsx') &&
      !/(^|[/-])error\.tsx$/.test(file.path),
  ],
  [
    'a page.tsx has no class names',
    (file) => /^app\/(.*\/)?page\.tsx$/.test(file.path) && /\bclassName\b/.test(file.text),
  ],
];

const files = sourcesOf('app', 'components', 'lib', ...(isDelivered ? ['content'] : []));

it.each(rules)('%s', (_, broken) => {
  expect(files.filter(broken).map((file) => file.path)).toEqual([]);
});

it('a unit test has the path of the file or folder that it tests', () => {
  const hasNoSource = ({ path: file }: SourceFile) => {
    const tested = /^tests\/unit\/(.*)\.test\.tsx?$/.exec(file)?.[1];
    return tested && !['', '.ts', '.tsx', '.island.tsx'].some((end) => existsSync(tested + end));
  };
  expect(sourcesOf('tests/unit').filter(hasNoSource)).toEqual([]);
});
