import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli';
import { run } from './processes';
import { root } from './root';

/** What no build reads. */
const NOT_SOURCES = /^(\..*|node_modules|tests|docs|supabase|.*\.md|.*\.tsbuildinfo|next-env\.d\.ts)$/;
/** Written by the build itself. */
const GENERATED = /^public\/(forms\/.*|site\.js|site-script\/.*|sitemap\.xml|robots\.txt)$/;
/** Variables that change a build. Those of the database don't: it is read at request time only. */
const BUILD_VARIABLE = /^(NEXT_PUBLIC_(?!SUPABASE_).*|VERCEL_ENV|PLAIN_BUILD|STRICT_BUILD)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !NOT_SOURCES.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    })
    .filter((file) => !GENERATED.test(file));
}

/** Hash of the sources and variables that determine a build. */
function fingerprintOf(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const file of filesBelow('').sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  for (const name of Object.keys(env).sort())
    if (BUILD_VARIABLE.test(name)) hash.update(`${name}=${env[name]}\n`);
  return hash.digest('hex');
}

/**
 * Builds for production into `folder`, unless the last build there had the same sources.
 *
 * @returns what was done
 */
export async function buildSite(folder: string, env: Record<string, string>): Promise<string> {
  const stamp = path.join(root, folder, 'fingerprint');
  const fingerprint = fingerprintOf({ ...process.env, ...env });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return 'nothing changed';
  const { code, output } = await run(['scripts/run.mjs', 'build'], {
    env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  writeFileSync(stamp, fingerprint);
  return /^WARNING.*/m.exec(output)?.[0] ?? 'built';
}

/** Arguments of Node that run Next's `start` or `dev`. */
export const nextCommand = (command: 'start' | 'dev', port: number) => [
  'node_modules/next/dist/bin/next',
  command,
  '-p',
  String(port),
];
