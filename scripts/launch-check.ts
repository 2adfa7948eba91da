/** Checks what only a deployed site can get wrong. Changes nothing. */

import { business } from '@/lib/content/business';
import { dueReviews } from '@/lib/content/check/due';
import { lot } from '@/lib/content/figures';
import { home } from '@/lib/content/pages';
import { today } from '@/lib/format/dates';
import { exitWithUsage, parseOptions } from './lib/cli';
import { isLocal, portFrom, readEnvFiles } from './lib/environment';
import { report, runChecks } from './lib/launch-check/run';
import { findPlaceholders } from './lib/placeholders';
import { localKeys } from './sandbox/database';

const usage = `npm run launch:check                                     the site that npm run local serves
npm run launch:check -- --url https://www.example.com    the live site: placeholders are failures

The variables that name Supabase and the form are those of the deployment: "npx vercel pull --environment=production" writes
them to .vercel/.env.production.local. Of a local site, they are those of .env.local, or of npm run local.
Exit code: 0 when nothing failed, 1 when something failed, 2 for a wrong option.`;

/** What a program cannot check. */
const reminders = [
  `Keep proof of every figure on the home page: ${home()
    .stats.map(({ value, label }) => `${value} ${label}`)
    .join(', ')}.`,
  'Send one real application. In the provider’s form settings "On submit" must be "message": with "redirect" the site is never notified.',
  'Run the home page and one guide through search.google.com/test/rich-results.',
  'Have a lawyer read the legal pages, the SMS consent, the reviews, brokerDisclosure, howWeArePaid and creditFee, and compare every fee with New York’s General Business Law article 35-B.',
  'Make sure that the forms of the apply page and the brand pages lead to no credit check: apply.text in content/pages.ts and the terms say so.',
  'Switch on the unchecked box for text messages in the form provider’s own form, as docs/editing.md says.',
  'Decide whether models that are no longer built stay in content/catalogue: Toyota Venza and Chevrolet Camaro ended with 2024.',
  'Call the number and write to the email address that the site shows.',
  'Ask the people in the reviews and the photos for their permission, in writing.',
];

const { values } = parseOptions(usage, { options: { url: { type: 'string' } } });
const local = values.url === undefined || isLocal(values.url);
readEnvFiles({ folder: local ? '.' : '.vercel' });
const { url = `http://localhost:${portFrom('PORT')}` } = values;
if (!URL.canParse(url) || !/^https?:\/\//.test(url))
  exitWithUsage(`--url is "${url}": expected a URL such as https://www.example.com.`, usage);
const {
  NEXT_PUBLIC_SUPABASE_URL: database = local && `http://127.0.0.1:${portFrom('SUPABASE_PORT')}`,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: olderKey = local && localKeys.publishable,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = olderKey,
  NEXT_PUBLIC_LEAD_FORM_URL: formUrl = local && `http://127.0.0.1:${portFrom('LEAD_FORM_PORT')}`,
} = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));

console.log(`Launch check of ${url}. It takes up to a minute.\n`);
const rows = await runChecks({
  url: new URL(url).origin,
  local,
  business: { ...business(), inventoryTable: lot().inventoryTable },
  due: dueReviews(today()),
  placeholders: findPlaceholders(),
  database: database && key ? { url: database, key } : null,
  formUrl: formUrl || null,
});
const list = reminders.map((reminder) => `  [ ] ${reminder}`).join('\n');
console.log(`${report(rows)}\n\nWhat a program cannot check:\n${list}`);
if (rows.some(({ status }) => status === 'fail')) process.exitCode = 1;
