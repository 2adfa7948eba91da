import { rmSync } from 'node:fs';
import path from 'node:path';
import { makes } from '../../lib/catalogue/makes';
import { routes } from '../../lib/site/routes';
import { buildFolder, siteUnderTestUrl } from '../../scripts/lib/site-under-test';

/**
 * Runs before all browser tests. It deletes cached rows of earlier runs, because another database
 * on the same port would seem to be cached already. Then it waits until pages that were built
 * without the database show its rows.
 */
export default async function prepareSite(): Promise<void> {
  rmSync(path.join(buildFolder, 'cache/fetch-cache'), { recursive: true, force: true });
  const pages = ['/sitemap.xml', ...makes.map(({ slug }) => routes.brand(slug))];
  // One by one: all at once would exceed the time that a page has for the database.
  for (const page of pages) await waitForNewVersion(page);
}

/** Requests a page until it isn't one that is too old, and made anew by the request. */
async function waitForNewVersion(page: string): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    // On a busy machine, the server would close an idle connection while it's about to be used.
    const { headers } = await fetch(siteUnderTestUrl + page, { headers: { connection: 'close' } });
    if (headers.get('x-nextjs-cache') !== 'STALE') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
