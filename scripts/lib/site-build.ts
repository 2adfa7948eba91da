import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './cli';
import { run } from './processes';

const NOT_SOURCES =
  /^(\..*|node_modules|tests|docs|supabase|.*\.md|.*\.tsbuildinfo|next-env\.d\.ts)$/;

/**
 * The variables that a build writes into headers and static pages. Those of the database are read
 * for each request instead.
 */
const BUILD_VARIABLES = /^(VERCEL|PREVIEW|NEXT_PUBLIC_LEAD_FORM|NEXT_PUBLIC_GOOGLE)_/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => folder !== '.' || !NOT_SOURCES.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

/**
 * Files that the build writes into public/ and git ignores: another build may have changed them.
 */
function isGenerated(file: string): boolean {
  const ignored = readFileSync('.gitignore', 'utf8').match(/^public\/[^*\n]+/gm) ?? [];
  return ignored.some((start) => file.startsWith(start));
}

function hashOf(files: string[], variables: (string | undefined)[] = []): string {
  const hash = createHash('sha256').update(variables.join('\n'));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the site into `folder`. Skips the build if the sources are those of the last one and its
 * files in public/ still exist.
 */
export async function buildSite(folder: string, env: Record<string, string>): Promise<string> {
  const stamp = path.join(folder, 'fingerprint');
  const variables = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    BUILD_VARIABLES.test(name),
  );
  const sources = hashOf(
    filesBelow('.').filter((file) => !isGenerated(file)),
    variables.flat().sort(),
  );
  /** A hash of the sources and of what the last build wrote into public/. */
  const fingerprint = () => `${sources} ${hashOf(filesBelow('public').filter(isGenerated))}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return 'nothing changed';
  for (const step of [['scripts/run.mjs', 'prepare-build'], nextCommand('build')]) {
    const { code, output } = await run(step, {
      env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
    });
    if (code !== 0)
      throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  }
  writeFileSync(stamp, fingerprint());
  return 'built';
}

export function nextCommand(command: 'build' | 'start' | 'dev', port?: number): string[] {
  const program = ['node_modules/next/dist/bin/next', command];
  return port === undefined ? program : [...program, '-p', String(port)];
}
