import { answers, canonicals, links, notFound, redirects, robots, sitemap, siteUrl } from './addresses.mjs';
import { paperForm, placeholders } from './content.mjs';
import { reachable, read, rowCount } from './database.mjs';
import { forms } from './forms.mjs';
import { securityHeaders, webhook } from './headers.mjs';
import { conversions, shareImages, structured } from './pages.mjs';
import { photos } from './photos.mjs';
import { scripts } from './scripts.mjs';
import { variables } from './variables.mjs';
import { writeRefused } from './writing.mjs';

/** The rows, in the order in which a person would mend them. */
export const checks = [
  placeholders,
  paperForm,
  variables,
  answers,
  siteUrl,
  canonicals,
  redirects,
  notFound,
  links,
  robots,
  sitemap,
  securityHeaders,
  scripts,
  shareImages,
  structured,
  conversions,
  forms,
  reachable,
  read,
  writeRefused,
  rowCount,
  photos,
  webhook,
];

/** What no program can see to. */
export const reminders = [
  'Send one real application through the hosted form on the live site. In the provider’s form settings "On submit" must be "message": with "redirect" the site never learns of it.',
  'Run the home page and one guide through Google’s rich-results test: search.google.com/test/rich-results.',
  'Have a lawyer read the three legal pages, the SMS consent and the reviews.',
  'Compare every fee on the site with New York’s law on automobile brokers (General Business Law article 35-B), and fill in brokerDisclosure in content/business.ts if it applies.',
  'Call the number and write to the address that the site shows.',
  'Ask the people in the reviews and the photos for their permission, in writing.',
];

/** @returns {Promise<({ name: string } & import('./verdict.mjs').Verdict)[]>} */
export async function runChecks(site, list = checks, onRow = () => {}) {
  const rows = [];
  for (const check of list) {
    let row;
    try {
      row = { name: check.name, ...(await check.run(site)) };
    } catch (error) {
      row = {
        name: check.name,
        status: 'fail',
        says: `could not be looked at: ${error.message}`,
        lines: [],
        fix: '',
      };
    }
    rows.push(row);
    onRow(row);
    // Without a site nothing that follows could say more.
    if (check === answers && row.status === 'fail' && (await site.get('/')).status !== 200) break;
  }
  return rows;
}
