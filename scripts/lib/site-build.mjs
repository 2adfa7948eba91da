import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'scripts', 'supabase/migrations'];
const FILES = [
  'package-lock.json',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'proxy.ts',
  'tsconfig.json',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'mdx-components.tsx',
];
/** Written by the build itself. */
const GENERATED = /^public\/(forms\/.*|site\.js|site-script\/.*|sitemap\.xml|robots\.txt)$/;
/** Variables that change a build. Those of the database don't: it is read at request time only. */
const BUILD_VARIABLE = /^(NEXT_PUBLIC_(?!SUPABASE_).*|VERCEL_ENV|PLAIN_BUILD|STRICT_BUILD)$/;

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !GENERATED.test(file.replaceAll('\\', '/')));
}

/** Hash of the sources and variables that determine a build. @param {NodeJS.ProcessEnv} env */
function sourceFingerprint(env) {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...SOURCES.flatMap(filesBelow)].sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  for (const name of Object.keys(env).sort()) {
    if (BUILD_VARIABLE.test(name)) hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds for production into `folder`, unless the last build there had the same sources.
 *
 * @param {{ folder: string, env: Record<string, string> }} options
 * @returns what was done
 */
export async function buildSite({ folder, env }) {
  const stamp = path.join(root, folder, 'fingerprint');
  const fingerprint = sourceFingerprint({ ...process.env, ...env });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return 'nothing changed';
  const { code, output } = await run([process.execPath, '--import', 'tsx', 'scripts/build.ts'], {
    env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  writeFileSync(stamp, fingerprint);
  return /^WARNING.*/m.exec(output)?.[0] ?? 'built';
}

const next = path.join(root, 'node_modules/next/dist/bin/next');
/** @param {number} port */
export const serveCommand = (port) => [process.execPath, next, 'start', '-p', String(port)];
/** @param {number} port */
export const devCommand = (port) => [process.execPath, next, 'dev', '-p', String(port)];
