/**
 * A build adapter for tests (NEXT_ADAPTER_PATH): writes what a host would take from the build to
 * host.json in the build folder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {import('next').NextAdapter} */
export default {
  name: 'test-host',
  onBuildComplete({ distDir, projectDir, outputs }) {
    const publicFile = (/** @type {string} */ name) => {
      const file = path.join(projectDir, 'public', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const pages = [
      ...outputs.prerenders.map(({ pathname, fallback }) => ({
        pathname,
        file: fallback?.filePath,
      })),
      ...outputs.staticFiles.map(({ pathname, filePath }) => ({ pathname, file: filePath })),
    ].filter(({ file }) => file?.endsWith('.html'));
    const taken = {
      pages: pages.map(({ pathname, file }) => ({
        pathname,
        html: readFileSync(file ?? '', 'utf8'),
      })),
      staticFiles: outputs.staticFiles.map(({ pathname }) => pathname),
      sitemap: publicFile('sitemap.xml'),
      robots: publicFile('robots.txt'),
    };
    writeFileSync(path.join(distDir, 'host.json'), JSON.stringify(taken));
  },
};
