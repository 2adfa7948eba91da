import { crawl, isNoindex, request } from '../crawler.mjs';
import { fail, ok } from './check-result.mjs';
import { pageChecks } from './pages.mjs';
import { repositoryChecks } from './repository.mjs';
import { serverChecks } from './server.mjs';
import { serviceChecks } from './services.mjs';

/**
 * @typedef {object} Facts
 * @property {string} url origin of the deployment
 * @property {'local' | 'preview' | 'production'} environment
 * @property {{ siteUrl: string, phone: string, email: string, leadForms: Record<string, string | undefined>,
 *   links: { tradeIn?: string } }} business
 * @property {Record<string, unknown>} businessData what the home page tells search engines about the business
 * @property {Record<'home' | 'inventory' | 'inventoryDebug' | 'apply' | 'about' | 'faq', string>
 *   & Record<'brand' | 'guide', (slug: string) => string>} routes
 * @property {string[]} paths of every page that the repository knows
 * @property {{ url: string, key: string } | null} database
 * @property {typeof import('../../../lib/inventory/row').parseRows} parseRows
 * @property {number} maxRows of an inventory that the site shows
 * @property {string | null} formUrl
 * @property {Record<string, string | undefined>} variables
 * @property {typeof import('../../../lib/env/schema').parseEnv} parseEnv
 * @property {typeof import('../../../lib/env/missing').missingVariables} missingVariables
 * @property {import('./placeholders.mjs').Placeholder[]} placeholders
 */

/**
 * @typedef {import('../crawler.mjs').CrawledPage} CrawledPage
 * @typedef {Facts & { crawled: Map<string, CrawledPage>, pages: CrawledPage[], indexable: CrawledPage[] }} Site `pages`
 *   responded with 200; `indexable` are those that search engines may list
 * @typedef {import('./check-result.mjs').CheckResult} CheckResult
 * @typedef {CheckResult & { name: string }} Row
 */

/** What a program cannot check. @param {{ value: string, label: string }[]} stats the figures of the home page */
export const reminders = (stats) => [
  `Keep proof of every figure on the home page, and update it with them: ${stats.map(({ value, label }) => `${value} ${label}`).join(', ')}.`,
  'Send one real application through the hosted form on the live site. In the provider’s form settings "On submit" must be "message": with "redirect" the site is never notified.',
  'Run the home page and one guide through Google’s rich-results test: search.google.com/test/rich-results.',
  'Have a lawyer read the three legal pages, the SMS consent and the reviews.',
  'Compare every fee on the site with New York’s law on automobile brokers (General Business Law article 35-B), and fill in brokerDisclosure in content/business.ts if it applies.',
  'Call the number and write to the e-mail address that the site shows.',
  'Ask the people in the reviews and the photos for their permission, in writing.',
];

/** @param {Facts} facts @returns {Promise<CheckResult>} */
async function homePage({ url, environment }) {
  const { status, headers, error } = await request(`${url}/`);
  if (status === 200) return ok(`${url} responds`);
  const location = headers.get('location');
  let fix = 'see the log of the deployment';
  if (error === 'the name does not resolve')
    fix = 'compare --url with your domain; a new domain needs its DNS records (README.md, "Deploy", step 4)';
  else if (environment === 'local') fix = 'start it in another terminal: npm run local';
  else if (status === 401)
    fix = 'the deployment asks for a login: use its public URL, or turn Deployment Protection off';
  else if (location) fix = `it redirects: use --url ${new URL(location, url).origin}`;
  return fail(`${url}/ (${error || status})`, fix);
}

/**
 * Runs every check; those of the site only if its home page responds.
 * @param {Facts} facts
 */
export async function runChecks(facts) {
  /** @type {Row[]} */
  const rows = [];
  /** @param {string} name @param {() => CheckResult | Promise<CheckResult>} check */
  const run = async (name, check) => {
    let result;
    try {
      result = await check();
    } catch (error) {
      result = fail(`could not be checked: ${/** @type {Error} */ (error).message}`);
    }
    rows.push({ name, ...result });
  };
  for (const [name, check] of Object.entries(repositoryChecks)) await run(name, () => check(facts));
  await run('Home page', () => homePage(facts));
  if (rows.at(-1)?.status === 'fail') return rows;
  // Links with a query are not followed: their number is unlimited.
  const crawled = await crawl(facts.url, facts.paths, (path) => !path.includes('?'));
  const pages = [...crawled.values()].filter(({ status }) => status === 200);
  const indexable = pages.filter((page) => page.canonical !== null && !isNoindex(page));
  const site = { ...facts, crawled, pages, indexable };
  for (const [name, check] of Object.entries({ ...serverChecks, ...pageChecks, ...serviceChecks }))
    await run(name, () => check(site));
  return rows;
}
