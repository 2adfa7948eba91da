/** The build, on a developer's machine and at the host. */
import path from 'node:path';
import { execa } from 'execa';
import { finishBuild } from '@/lib/static-pages/finish-build';
import { writeSitemap } from '@/lib/static-pages/write-sitemap';
import { writePaperForm } from './build/paper-form';
import { checkBeforeBuild } from './build/preflight';
import { buildSiteScript } from './build/site-script';
import { writePhotoSizes } from './build/write-photo-sizes';
import { parseOptions } from './lib/cli';
import { readEnvFiles } from './lib/environment';

parseOptions(`npm run build

Bundles the site script, writes the paper credit application and the sizes of photos, builds the site for production (into
.next), takes Next's client out of static pages and writes sitemap.xml and robots.txt. Variables: .env.example.`);
readEnvFiles();
const { NEXT_DIST_DIR: folder = '.next', NEXT_ADAPTER_PATH: host, PLAIN_BUILD } = process.env;
const plain = PLAIN_BUILD === '1';

await checkBeforeBuild();
await buildSiteScript();
await writePaperForm();
await writePhotoSizes();
if (plain)
  console.warn(
    '\nWARNING: PLAIN_BUILD is 1: pages stay as Next writes them (lib/static-pages/README.md).\n',
  );
const adapter = host && {
  NEXT_ADAPTER_PATH: path.resolve('lib/static-pages/adapter.mjs'),
  HOST_ADAPTER_PATH: host,
};
const { exitCode } = await execa(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  // next.config.mjs reads PLAIN_BUILD.
  env: { ...adapter, PLAIN_BUILD: plain ? '1' : '0' },
  stdio: 'inherit',
  reject: false,
});
if (exitCode !== 0) process.exit(exitCode ?? 1);
// The adapter has done both while Next was building, before the host took the files.
if (!host) {
  if (!plain) finishBuild(folder);
  writeSitemap(folder);
}
