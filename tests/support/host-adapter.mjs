/**
 * Stands for a host's adapter (NEXT_ADAPTER_PATH) in the preview build of the browser tests: it takes what a host takes,
 * at the moment at which a host takes it, and writes it into host.json of the build for tests/e2e/preview.spec.ts.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export default {
  name: 'test-host',
  onBuildComplete({ distDir, projectDir, outputs, routing }) {
    const compiled = statSync(path.join(distDir, 'BUILD_ID')).mtimeMs;
    const publicFile = (name) => {
      const file = path.join(projectDir, 'public', name);
      // One that is older was made by a build before this one.
      return existsSync(file) && statSync(file).mtimeMs > compiled ? readFileSync(file, 'utf8') : null;
    };
    const pages = outputs.prerenders
      .filter(({ fallback }) => fallback?.filePath?.endsWith('.html'))
      .map(({ pathname, fallback }) => ({ pathname, html: readFileSync(fallback.filePath, 'utf8') }));
    const handedOver = {
      pages,
      rules: routing.beforeMiddleware,
      sitemap: publicFile('sitemap.xml'),
      robots: publicFile('robots.txt'),
    };
    writeFileSync(path.join(distDir, 'host.json'), JSON.stringify(handedOver));
  },
};
