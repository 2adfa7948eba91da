/** Checks what only a deployed site can get wrong. Changes nothing. */
import { business } from '@/lib/content/business';
import { dueReviews } from '@/lib/content/check/due';
import { home } from '@/lib/content/home';
import { exitWithUsage, parseOptions, printError } from './lib/cli';
import { localKeys } from './lib/database';
import { portFrom, readEnvFiles } from './lib/environment';
import { count, rowText, urgentFirst } from './lib/launch-check/report';
import { runChecks } from './lib/launch-check/run';
import { findPlaceholders } from './lib/placeholders';
import { today } from './lib/today';

const usage = `npm run launch:check                                     the site that npm run local serves
npm run launch:check -- --url https://www.example.com    the live site: placeholders are failures
npm run launch:check -- --url https://… --preview        a preview deployment: must be hidden from search engines
npm run launch:check -- --json                           the same as JSON

The variables (.env.local is read) name Supabase and the form; a local site without them uses those of npm run local.
Exit code: 0 when nothing failed, 1 when something failed, 2 for a wrong option. NO_COLOR=1 turns colors off.`;

/** What a program cannot check. */
const reminders = [
  `Keep proof of every figure on the home page, and update it with them: ${home.stats.map(({ value, label }) => `${value} ${label}`).join(', ')}.`,
  'Send one real application through the hosted form on the live site. In the provider’s form settings "On submit" must be "message": with "redirect" the site is never notified.',
  'Run the home page and one guide through Google’s rich-results test: search.google.com/test/rich-results.',
  'Have a lawyer read the three legal pages, the SMS consent and the reviews.',
  'Compare every fee on the site with New York’s law on automobile brokers (General Business Law article 35-B), and have a lawyer confirm brokerDisclosure and howWeArePaid in content/business.ts.',
  'Make sure that the forms of the apply page and of the brand pages lead to no credit check: apply.text in content/pages.ts and the terms say so.',
  'Call the number and write to the e-mail address that the site shows.',
  'Ask the people in the reviews and the photos for their permission, in writing.',
];

/** The services that the variables name; without them, a local site uses the embedded ones. */
function services(isLocal: boolean, variables: NodeJS.ProcessEnv) {
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
  readEnvFiles();
  const given = values.url ?? `http://localhost:${portFrom('PORT', 3000)}`;
  if (!URL.canParse(given) || !/^https?:\/\//.test(given))
    exitWithUsage(`--url is "${given}": expected a URL such as https://www.example.com.`, usage);
  const { origin: url, hostname } = new URL(given);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const environment = isLocal ? 'local' : values.preview ? 'preview' : 'production';

  if (!values.json) console.log(`Launch check of ${url} (${environment}). It takes up to a minute.\n`);
  const rows = await runChecks({
    url,
    environment,
    business,
    due: dueReviews(today()),
    placeholders: findPlaceholders(),
    variables: process.env,
    ...services(isLocal, process.env),
  });
  const { ok, todo, failed } = count(rows);
  if (values.json) {
    console.log(JSON.stringify({ url, environment, ok, todo, failed, rows, reminders }, null, 2));
  } else {
    const colored = process.stdout.isTTY && !process.env.NO_COLOR;
    for (const row of urgentFirst(rows)) console.log(rowText(row, colored));
    const list = reminders.map((text) => `  [ ] ${text}`).join('\n');
    console.log(`\nWhat a program cannot check:\n${list}\n\n${ok} ok, ${todo} to do, ${failed} failed`);
  }
  if (failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  printError(error);
  process.exitCode = 1;
});
