import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli';
import { run } from './processes';
import { root } from './root';

/** What no build reads. */
const NOT_SOURCES = /^(\..*|node_modules|tests|docs|supabase|.*\.md|.*\.tsbuildinfo|next-env\.d\.ts)$/;
/** Variables that change a build. Those of the database don't: it is read at request time only. */
const BUILD_VARIABLE = /^(NEXT_PUBLIC_(?!SUPABASE_).*|VERCEL_ENV|PLAIN_BUILD|STRICT_BUILD)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !NOT_SOURCES.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

/** What the build itself writes into public/, and git ignores: another build, or another branch, may have written it since. */
function isGenerated(file: string): boolean {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').match(/^public\/[^*\n]+/gm) ?? [];
  return ignored.some((start) => file.startsWith(start));
}

const hashOf = (parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const contentOf = (files: string[]) =>
  files.sort().flatMap((file) => [`${file}\n`, readFileSync(path.join(root, file))]);

/** Hash of the sources and variables that determine a build. */
function sourcesHash(env: NodeJS.ProcessEnv): string {
  const variables = Object.keys(env).filter((name) => BUILD_VARIABLE.test(name));
  return hashOf([
    ...contentOf(filesBelow('').filter((file) => !isGenerated(file))),
    ...variables.sort().map((name) => `${name}=${env[name]}\n`),
  ]);
}

/** Hash of what the last build wrote into public/. */
const generatedHash = () => hashOf(contentOf(filesBelow('public').filter(isGenerated)));

/**
 * Builds for production into `folder`, unless the last build there had the same sources, and its files in public/ are still there.
 *
 * @returns what was done
 */
export async function buildSite(folder: string, env: Record<string, string>): Promise<string> {
  const stamp = path.join(root, folder, 'fingerprint');
  const sources = sourcesHash({ ...process.env, ...env });
  const isCurrent = () => readFileSync(stamp, 'utf8') === `${sources} ${generatedHash()}`;
  if (existsSync(stamp) && isCurrent()) return 'nothing changed';
  const { code, output } = await run(['scripts/run.mjs', 'build'], {
    env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  writeFileSync(stamp, `${sources} ${generatedHash()}`);
  return /^WARNING.*/m.exec(output)?.[0] ?? 'built';
}

/** Arguments of Node that run Next's `start` or `dev`. */
export const nextCommand = (command: 'start' | 'dev', port: number) => [
  'node_modules/next/dist/bin/next',
  command,
  '-p',
  String(port),
];
