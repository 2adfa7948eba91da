/** The build, on a developer's machine and at the host. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { FAILURE } from '@/lib/static-pages/adapter';
import { finishBuild, withPlainFallback } from '@/lib/static-pages/finish-build';
import { applyColors } from './build/colors';
import { writePaperForm } from './build/paper-form';
import { checkBeforeBuild } from './build/preflight';
import { buildSiteScript } from './build/site-script';
import { writeSitemap } from './build/sitemap';
import { parseOptions, UserError } from './lib/cli';
import { readEnvFiles } from './lib/environment';
import { root } from './lib/root';

/**
 * Runs `next build`; exits when it fails. next.config.mjs reads PLAIN_BUILD.
 *
 * @param plain whether pages stay as Next writes them
 */
async function nextBuild(plain: boolean): Promise<void> {
  const host = process.env.NEXT_ADAPTER_PATH;
  const adapter = host && {
    NEXT_ADAPTER_PATH: path.join(root, 'lib/static-pages/adapter.mjs'),
    HOST_ADAPTER_PATH: host,
  };
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const env = { ...adapter, PLAIN_BUILD: plain ? '1' : '0' };
  const { exitCode } = await execa(process.execPath, [next, 'build'], {
    env,
    stdio: 'inherit',
    reject: false,
  });
  if (exitCode !== 0) process.exit(exitCode ?? 1);
}

parseOptions({
  usage: `npm run build

Bundles the site script, writes the paper credit application, builds the site for production (into .next), takes Next's
client out of static pages and writes sitemap.xml and robots.txt. Variables: .env.example; PLAIN_BUILD and STRICT_BUILD:
lib/static-pages/README.md.`,
});
readEnvFiles();
const { NEXT_DIST_DIR: folder = '.next', NEXT_ADAPTER_PATH: hostAdapter } = process.env;
const strict = process.env.STRICT_BUILD === '1';
const plain = () => nextBuild(true);
const finished = async () => {
  await nextBuild(false);
  if (!hostAdapter) return finishBuild(folder);
  const failure = path.join(folder, FAILURE);
  if (existsSync(failure)) throw new UserError(readFileSync(failure, 'utf8'));
};

if (!(await checkBeforeBuild())) process.exit(1);
await applyColors();
await buildSiteScript();
await writePaperForm();
if (process.env.PLAIN_BUILD === '1') {
  console.warn('\nWARNING: PLAIN_BUILD is 1: pages stay as Next writes them (lib/static-pages/README.md).\n');
  await plain();
} else {
  await withPlainFallback({ finished, plain, strict });
}
// With an adapter this is done while Next builds, before the host takes the files of public/.
if (!hostAdapter) await writeSitemap(folder);
