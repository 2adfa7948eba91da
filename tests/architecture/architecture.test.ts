/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makes } from '@/content/catalogue/makes';

type SourceFile = { path: string; text: string };

const sourcesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name))
    .map((name): SourceFile => ({ path: name, text: readFileSync(name, 'utf8') }));

const code = ({ text }: SourceFile) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '');

/** The rules of CONTRIBUTING.md that neither biome.json nor another test holds. */
const rules: [name: string, broken: (file: SourceFile) => unknown][] = [
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
    'nothing uses useSearchParams, with which a static page has no HTML before React',
    (file) => /\buseSearchParams\b/.test(code(file)),
  ],
  [
    'a page.tsx has no class names',
    (file) => /^app\/(.*\/)?page\.tsx$/.test(file.path) && /\bclassName\b/.test(file.text),
  ],
];

const files = sourcesOf('app', 'components', 'lib');

it.each(rules)('%s', (_, broken) => {
  expect(files.filter(broken).map((file) => file.path)).toEqual([]);
});

it('no two folders of lib import each other', () => {
  const imports = files.flatMap((file) => {
    const folder = /^lib\/([\w-]+)/.exec(file.path)?.[1];
    const others = [...code(file).matchAll(/'@\/lib\/([\w-]+)/g)].map(([, other]) => other);
    return others.filter((other) => folder && other !== folder).map((other) => [folder, other]);
  });
  const arrows = new Set(imports.map(([from, to]) => `${from} ${to}`));
  expect(imports.filter(([from, to]) => arrows.has(`${to} ${from}`))).toEqual([]);
});

it('a unit test has the path of the file or folder that it tests', () => {
  const hasNoSource = ({ path: file }: SourceFile) => {
    const tested = /^tests\/unit\/(.*)\.test\.tsx?$/.exec(file)?.[1];
    return tested && !['', '.ts', '.tsx', '.island.tsx'].some((end) => existsSync(tested + end));
  };
  expect(sourcesOf('tests/unit').filter(hasNoSource)).toEqual([]);
});
