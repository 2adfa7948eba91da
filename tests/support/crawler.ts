import path from 'node:path';
import { pathToFileURL } from 'node:url';

export type { CrawledPage } from '@/scripts/lib/crawler.mjs';

const file = path.resolve(__dirname, '../../scripts/lib/crawler.mjs');

/** The crawler of launch:check. Playwright compiles tests to CommonJS, which can import ES modules only at run time. */
export const crawler: Promise<typeof import('@/scripts/lib/crawler.mjs')> = import(pathToFileURL(file).href);
