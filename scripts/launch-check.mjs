#!/usr/bin/env node
/** Checks whether a running site and its content are ready for launch. Changes nothing. */
import { exitWithUsage, parseOptions, printError } from './lib/cli.mjs';
import { localKeys } from './lib/database.mjs';
import { readEnvFiles } from './lib/env-files.mjs';
import { reminders, runChecks } from './lib/launch-check/checks.mjs';
import { findPlaceholders } from './lib/launch-check/placeholders.mjs';
import { count, painter, rowText, summary, urgentFirst } from './lib/launch-check/report.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { portFrom } from './lib/ports.mjs';

const usage = `npm run launch:check                                     the site that npm run local serves
npm run launch:check -- --url https://www.example.com    the live site: placeholders are failures
npm run launch:check -- --url https://… --preview        a preview deployment: must be hidden from search engines
npm run launch:check -- --json                           the same as JSON

The variables (.env.local is read) name Supabase and the form; a local site without them uses those of npm run local.
Exit code: 0 when nothing failed, 1 when something failed, 2 for a wrong option. NO_COLOR=1 turns colors off.`;

/**
 * The services that the variables name; without them, a local site uses the embedded ones.
 * @param {boolean} isLocal @param {NodeJS.ProcessEnv} variables
 */
function services(isLocal, variables) {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_LEAD_FORM_URL: formUrl } = variables;
  const key = variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY || variables.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  let database = url && key ? { url, key } : null;
  if (!url && isLocal)
    database = { url: `http://127.0.0.1:${portFrom('SUPABASE_PORT', 54321)}`, key: localKeys.publishable };
  const localForm = isLocal ? `http://127.0.0.1:${portFrom('LEAD_FORM_PORT', 4100)}` : null;
  return { database, formUrl: formUrl || localForm };
}

async function main() {
  const { values } = parseOptions({
    usage,
    options: { url: { type: 'string' }, preview: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  await readEnvFiles();
  const given = values.url ?? `http://localhost:${portFrom('PORT', 3000)}`;
  if (!URL.canParse(given) || !/^https?:\/\//.test(given))
    exitWithUsage(`--url is "${given}": expected a URL such as https://www.example.com.`, usage);
  const { origin: url, hostname } = new URL(given);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  /** @type {'local' | 'preview' | 'production'} */
  const environment = isLocal ? 'local' : values.preview ? 'preview' : 'production';

  /**
   * @type {typeof import('@/lib/guides/guide') & typeof import('@/lib/guides/guide-file') &
   *   typeof import('@/lib/content/business') & typeof import('@/lib/content/home') &
   *   typeof import('@/lib/content/page-paths') & typeof import('@/lib/inventory/row') &
   *   typeof import('@/lib/seo/business-data') &
   *   typeof import('@/lib/env/missing') & typeof import('@/lib/env/schema') & typeof import('@/lib/site/routes') & { maxRows: number }}
   */
  const { parseGuide, guideSlugsOnDisk, guideSource, pagePaths, home, automotiveBusiness, ...facts } =
    await loadTypeScript(`
    export { parseGuide } from '@/lib/guides/guide';
    export { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
    export { business } from '@/lib/content/business';
    export { home } from '@/lib/content/home';
    export { pagePaths } from '@/lib/content/page-paths';
    export { parseRows } from '@/lib/inventory/row';
    export { automotiveBusiness } from '@/lib/seo/business-data';
    export { missingVariables } from '@/lib/env/missing';
    export { parseEnv } from '@/lib/env/schema';
    export { MAX_INVENTORY_ROWS as maxRows } from '@/lib/site/constants';
    export { routes } from '@/lib/site/routes';
  `);
  const { routes } = facts;
  const guides = guideSlugsOnDisk().filter((slug) => !parseGuide(slug, guideSource(slug)).draft);
  const paths = [...pagePaths, ...guides.map(routes.guide)].filter(
    (page) => page !== routes.feed && page !== routes.brandNotFound,
  );
  const site = {
    ...facts,
    businessData: JSON.parse(JSON.stringify(automotiveBusiness())),
    ...services(isLocal, process.env),
    url,
    environment,
    paths,
    placeholders: findPlaceholders(),
    variables: process.env,
  };

  const paint = painter(process.stdout, process.env);
  if (!values.json) console.log(`Launch check of ${url} (${environment}). It takes up to a minute.\n`);
  const rows = await runChecks(site);
  const notes = reminders(home.stats);
  if (values.json)
    console.log(JSON.stringify({ url, environment, ...count(rows), rows, reminders: notes }, null, 2));
  else {
    for (const row of urgentFirst(rows)) console.log(rowText(row, paint));
    console.log(`\n${summary(rows, notes, paint)}`);
  }
  if (count(rows).failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
