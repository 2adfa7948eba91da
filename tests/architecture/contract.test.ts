/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = 'lib/browser/contract.ts';

const contract = readFileSync(CONTRACT, 'utf8');
const contractNames = [...contract.matchAll(/^ {2}'(data-[a-z-]+)':/gm)].map(([, name]) => name);

/** A comment, or what an import names: "@/components/ui/data-table". */
const NO_ATTRIBUTES = /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|\b(?:from|import) ?\(?'[^'\n]*'/g;
/** `data-phase="loading"`, `[data-phase]`, `group-data-[phase=slow]`, `has-data-open`. */
const ATTRIBUTE = /\bdata-\[?([a-z]+(?:-[a-z]+)*)/g;
/** `link.dataset.applyTitle` and `const { applyTitle, event: name } = link.dataset`. */
const PROPERTY = /\bdataset\??\.(\w+)/g;
const TAKEN_APART = /\{([^{}]*)\}\s*=\s*[\w.?]*\bdataset\b/g;

function attributeOf(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** @returns every data attribute that a file of code or styles has in it */
function attributesIn(text: string): string[] {
  const code = text.replace(NO_ATTRIBUTES, '');
  const attributes = [...code.matchAll(ATTRIBUTE)].map(([, name]) => `data-${name}`);
  const properties = [...code.matchAll(PROPERTY)].map(([, name = '']) => name);
  const takenApart = [...code.matchAll(TAKEN_APART)]
    .flatMap(([, list = '']) => list.split(','))
    .map((part) => part.replace(/[:=].*/, '').trim())
    .filter(Boolean);
  return [...attributes, ...[...properties, ...takenApart].map(attributeOf)];
}

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((name) => /\.(tsx?|css)$/.test(name) && name !== path.normalize(CONTRACT));
const used = files.flatMap((file) =>
  attributesIn(readFileSync(file, 'utf8')).map((name) => ({ file, name })),
);

it('every data attribute of app, components, and lib is in the contract', () => {
  expect(used.filter(({ name }) => !contractNames.includes(name))).toEqual([]);
});

it('the contract has no data attribute that nothing uses', () => {
  const names = new Set(used.map(({ name }) => name));
  expect(contractNames.length).toBeGreaterThan(20);
  expect(contractNames.filter((name) => name && !names.has(name))).toEqual([]);
});

it.each([
  ['in JSX', '<div data-brand-new="" />', 'data-brand-new'],
  ['in a selector', "doc.querySelector('a[data-brand-new]')", 'data-brand-new'],
  ['in a class with a value', '"group-data-[wave=high]/sea:block"', 'data-wave'],
  ['in a class without one', '"has-data-wave:block"', 'data-wave'],
  ['that a script reads', 'link?.dataset.brandNew', 'data-brand-new'],
  ['that a script takes apart', 'const { brandNew: a = 1 } = link.dataset;', 'data-brand-new'],
  ['with two names', 'const { from, until } = script?.dataset ?? {};', 'data-from data-until'],
  ['but not in a comment or an import', "import { a } from './data-table'; // data-gone", ''],
])('an attribute is found %s', (_, text, found) => {
  expect(attributesIn(text).join(' ')).toBe(found);
});
