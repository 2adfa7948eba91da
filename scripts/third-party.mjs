#!/usr/bin/env node
/** Writes docs/third-party.md: what of others' work this site is made of, and under which licence. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from './stack/formatted.mjs';
import { root } from './stack/root.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm run third-party               writes docs/third-party.md from package-lock.json
npm run third-party -- --check    writes nothing; ends with status 1 when the file is out of date`);
  process.exit(0);
}

const FILE = path.join(root, 'docs/third-party.md');
/** Licences that ask for no more than their notice. */
const FREE =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense)$/;
/** Looked at by a person: what a package does not state in its manifest, and families of one program per platform. */
const READ_BY_HAND = { format: 'MIT (its Readme)' };
const FAMILIES = [
  ['@next/swc-', 'the compiler of Next.js', 'MIT'],
  [
    '@img/',
    'sharp, which Next.js brings for pictures it would resize; no page of this site uses it',
    'Apache-2.0; its library libvips LGPL-3.0-or-later, a file of its own that is used unchanged and not sent to visitors',
  ],
];

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const shipped = Object.entries(packages)
  .filter(([where, entry]) => where && !entry.dev && !entry.devOptional)
  .map(([where, entry]) => ({
    name: where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: entry.license ?? READ_BY_HAND[where.replace('node_modules/', '')] ?? 'not stated',
    platform: Boolean(entry.os || entry.cpu || entry.libc) || where.includes('node_modules/@img/sharp-'),
    installScript: Boolean(entry.hasInstallScript),
  }));
const unique = (list) =>
  [...new Map(list.map((entry) => [`${entry.name}@${entry.version}`, entry])).values()].sort((a, b) =>
    a.name === b.name ? a.version.localeCompare(b.version, 'en') : a.name < b.name ? -1 : 1,
  );
const everywhere = unique(shipped.filter(({ platform }) => !platform));
const platforms = unique(shipped.filter(({ platform }) => platform));
const direct = new Set(Object.keys(manifest.dependencies));
const licences = Map.groupBy
  ? Map.groupBy(everywhere, ({ licence }) => licence)
  : everywhere.reduce(
      (map, entry) => map.set(entry.licence, [...(map.get(entry.licence) ?? []), entry]),
      new Map(),
    );

const table = (list) =>
  ['| package | version | licence |', '| --- | --- | --- |']
    .concat(list.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
    .join('\n');
const count = [...licences]
  .map(([licence, list]) => [licence, list.length])
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .map(([licence, number]) => `${licence} ${number}`)
  .join(', ');
const unusual = [
  ...everywhere.filter(({ licence }) => !FREE.test(licence.replace(/ \(.*/, ''))),
  ...platforms.filter(({ name }) => !FAMILIES.some(([start]) => name.startsWith(start))),
];
const scripts = unique(shipped).filter(({ installScript }) => installScript);

const draft = `# Third-party work

Made by \`npm run third-party\` from package-lock.json; do not edit. Tools of the workshop (devDependencies) are not
listed: nothing of them is sent to a visitor, except what the next section names.

## Drawings and fonts

**Make logos** (\`public/makes.svg\`) are drawn from the files of \`@cardog-icons/core\`
${packages['node_modules/@cardog-icons/core'].version}:

${notice('@cardog-icons/core')}

The logos are trademarks of their owners. The licence of the drawings covers the drawings, not the marks: they name
the makes that the business leases, and imply no tie to their owners.

**Icons** are shapes of \`lucide\` ${packages['node_modules/lucide'].version} (ISC). **Typefaces** are Besley and Figtree,
under the SIL Open Font License 1.1, from \`@fontsource-variable\`,
cut down to the characters and weights in use (\`scripts/fonts.mjs\`). **Vehicle art, icons of the site and scenes** were
drawn for this project.

## Packages this site asks for

${table(everywhere.filter(({ name }) => direct.has(name)))}

## Packages those ask for

${everywhere.length} packages in all, by licence: ${count}.

${table(everywhere.filter(({ name }) => !direct.has(name)))}

## Programs for one platform each

Optional; npm takes the one or two that fit the machine.

${FAMILIES.map(([start, what, licence]) => `- \`${start}*\` (${platforms.filter(({ name }) => name.startsWith(start)).length} packages): ${what}. ${licence}.`).join('\n')}

## To be looked at

- Licences that ask for more than their notice, or are not stated: ${named(unusual)}.
- Packages that want to run a script when they are installed: ${named(scripts)}.
`;

function notice(name) {
  const lines = readFileSync(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

function named(list) {
  return list.length ? list.map(({ name, licence }) => `${name} (${licence})`).join(', ') : 'none';
}

const text = formatted(draft, 'docs/third-party.md');
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  console.log(`docs/third-party.md: ${everywhere.length} packages, ${platforms.length} for single platforms`);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/third-party.md is out of date: run "npm run third-party".');
  process.exit(1);
}
