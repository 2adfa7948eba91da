/**
 * A build adapter for tests (NEXT_ADAPTER_PATH): writes what a host would take from the build to host.json in the build
 * folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {import('next').NextAdapter} */
export default {
  name: 'test-host',
  onBuildComplete({ distDir, outputs, routing }) {
    const pages = [
      ...outputs.prerenders.map(({ pathname, fallback }) => ({ pathname, file: fallback?.filePath })),
      ...outputs.staticFiles.map(({ pathname, filePath }) => ({ pathname, file: filePath })),
    ].filter(({ file }) => file?.endsWith('.html'));
    const taken = {
      pages: pages.map(({ pathname, file }) => ({ pathname, html: readFileSync(file ?? '', 'utf8') })),
      staticFiles: outputs.staticFiles.map(({ pathname }) => pathname),
      rules: routing.beforeMiddleware,
    };
    writeFileSync(path.join(distDir, 'host.json'), JSON.stringify(taken));
  },
};
