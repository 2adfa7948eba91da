#!/usr/bin/env node
/**
 * Adds to package-lock.json the optional packages of other platforms that a registry mirror did not have when the
 * lockfile was written. Without them `npm ci` calls the lockfile out of date, here and on every other machine.
 * Run it after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './stack/root.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/complete-lockfile.mjs: adds missing optional platform packages to package-lock.json',
  );
  process.exit(0);
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;

/** Where Node would find a package that `from` asks for. */
function installed(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!at) return null;
  }
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const cpu = PROCESSORS.find((word) => words.includes(word) || (word === 'arm' && words.includes('arm')));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...((name.includes('musl') || /-linux-.*-gnu|linuxmusl/.test(name)) && {
      libc: [name.includes('musl') ? 'musl' : 'glibc'],
    }),
    os: SYSTEMS.filter((word) => words.includes(word) || words.includes(`${word}musl`)),
  };
}

let added = 0;
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+/.test(version) || installed(from, name)) continue;
    const { os, ...rest } = platformOf(name);
    packages[`node_modules/${name}`] = {
      version,
      ...rest,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added++;
    console.log(`added ${name} ${version} ${JSON.stringify(platformOf(name))}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages added`);
