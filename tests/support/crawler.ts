export type { CrawledPage } from '@/scripts/lib/crawler.mjs';

/** The crawler of launch:check. */
export const crawler = import('../../scripts/lib/crawler.mjs');
