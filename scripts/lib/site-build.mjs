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
/** Made by the build itself. */
const MADE = new Set(['public/site.js', 'public/sitemap.xml', 'public/robots.txt']);

function filesBelow(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !MADE.has(file));
}

/** A fingerprint of everything a build is made of: the sources and the variables that pages are built with. */
export function sourceFingerprint(env) {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...SOURCES.flatMap(filesBelow)].sort()) {
    hash.update(`${file}\n`);
    if (existsSync(path.join(root, file))) hash.update(readFileSync(path.join(root, file)));
  }
  for (const name of Object.keys(env)
    .filter((key) => /^(NEXT_PUBLIC_.*|VERCEL_ENV|PLAIN_BUILD|STRICT_BUILD)$/.test(key))
    .sort()) {
    hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds for production into `folder` unless the last build there was made of the same sources.
 * @returns {Promise<string>} what was done
 */
export async function buildSite({ folder, env, force = false }) {
  const stamp = path.join(root, folder, 'fingerprint');
  const fingerprint = sourceFingerprint({ ...process.env, ...env });
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return 'nothing changed';
  const { code, output } = await run([process.execPath, 'scripts/build.mjs'], {
    env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  writeFileSync(stamp, fingerprint);
  return /^WARNING.*/m.exec(output)?.[0] ?? 'built';
}

/** Command that serves a build. */
export function serveCommand(port) {
  return [process.execPath, path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)];
}

export function devCommand(port) {
  return [process.execPath, path.join(root, 'node_modules/next/dist/bin/next'), 'dev', '-p', String(port)];
}
