import { rmSync } from 'node:fs';
import path from 'node:path';
import { makes } from '../../lib/catalogue/makes';
import { routes } from '../../lib/site/routes';
import { buildFolder, siteUrl } from '../../scripts/sandbox/test-site';

/**
 * Before all browser tests: removes the rows of earlier runs, because a database on the same port
 * would seem to have been read, and waits until pages that were built without the database have its
 * rows.
 */
export default async function prepareSite(): Promise<void> {
  rmSync(path.join(buildFolder, 'cache/fetch-cache'), { recursive: true, force: true });
  const pages = ['/sitemap.xml', ...makes.map(({ slug }) => routes.brand(slug))];
  await Promise.all(pages.map(waitForNewVersion));
}

/** Asks for a page until it's newer than this call, or isn't rendered again at all. */
async function waitForNewVersion(page: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { headers } = await fetch(siteUrl + page);
    if (headers.get('x-nextjs-cache') !== 'STALE' && attempt > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
