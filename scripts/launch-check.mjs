#!/usr/bin/env node
/** Is the site ready to be launched? Looks at a running one and at the files it was made from; changes nothing. */
import path from 'node:path';
import nextEnv from '@next/env';
import { printError, UserError } from './lib/cli.mjs';
import { localKeys } from './lib/database.mjs';
import { checks, reminders, runChecks } from './lib/launch-check/checks.mjs';
import { count, painter, rowText, summary } from './lib/launch-check/report.mjs';
import { environmentOf, siteUnderCheck } from './lib/launch-check/site.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { portFrom } from './lib/ports.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const HELP = `npm run launch:check                                 the site that npm run local serves
npm run launch:check -- --url https://www.example.com    the live site: placeholders count as failures
npm run launch:check -- --url https://… --preview        a preview deployment: must be hidden from search engines
npm run launch:check -- --json                           the same as JSON

Supabase and the form are those of the variables (.env.local is read); on this computer, without variables, those of
npm run local. Ends with 0 when nothing has failed, with 1 otherwise. NO_COLOR=1 turns colors off.`;

function options(args) {
  const rest = [...args];
  const flag = (name) => rest.includes(name) && Boolean(rest.splice(rest.indexOf(name), 1));
  const [json, preview] = [flag('--json'), flag('--preview')];
  let url = `http://localhost:${portFrom('PORT', 3000)}`;
  const at = rest.findIndex((word) => word === '--url' || word.startsWith('--url='));
  if (at >= 0) {
    const [word, next] = rest.splice(at, rest[at] === '--url' ? 2 : 1);
    url = word === '--url' ? (next ?? '') : word.slice('--url='.length);
  }
  if (rest.length > 0) throw new UserError(`"${rest[0]}" is no option of this program.\n\n${HELP}`);
  if (!/^https?:\/\/[^/]+/.test(url))
    throw new UserError(`--url expects an address such as https://www.example.com`);
  return { json, preview, url: new URL(url).origin };
}

/** Variables of this check; a local site without any has the embedded services. */
function services(url, variables) {
  const local = environmentOf(new URL(url)) === 'local';
  const { NEXT_PUBLIC_SUPABASE_URL: address, NEXT_PUBLIC_LEAD_FORM_URL: formUrl } = variables;
  const key = variables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY || variables.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  const embedded = {
    url: `http://127.0.0.1:${portFrom('SUPABASE_PORT', 54321)}`,
    key: localKeys.publishable,
    secret: localKeys.secret,
  };
  return {
    database: address && key ? { url: address, key } : local && !address ? embedded : null,
    formUrl: formUrl || (local ? `http://127.0.0.1:${portFrom('LEAD_FORM_PORT', 4100)}` : null),
  };
}

async function main(args) {
  if (args.includes('--help')) return console.log(HELP);
  const { json, preview, url } = options(args);
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  const facts = await loadTypeScript(`
    export { parseArticle } from '@/lib/articles/article';
    export { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
    export { makes } from '@/lib/catalogue/makes';
    export { missingVariables } from '@/lib/env/missing';
    export { parseEnv } from '@/lib/env/schema';
    export { business } from '@/lib/content/business';
    export { routes } from '@/lib/site/routes';
  `);
  const guides = facts
    .guideSlugsOnDisk()
    .filter((slug) => !facts.parseArticle(slug, facts.guideSource(slug)).draft);
  const site = siteUnderCheck({
    url,
    preview,
    guides,
    business: facts.business,
    routes: facts.routes,
    makes: facts.makes,
    parseEnv: facts.parseEnv,
    missingVariables: facts.missingVariables,
    variables: process.env,
    paperFormIsCurrent: async () => {
      const script = path.join(root, 'scripts/assets/paper-form.mjs');
      return (await run([process.execPath, script, '--check'])).code === 0;
    },
    ...services(url, process.env),
  });

  const paint = painter(process.stdout, process.env);
  if (!json) console.log(`Launch check of ${site.url} (${site.environment})\n`);
  const rows = await runChecks(site, checks, (row) => json || console.log(rowText(row, paint)));
  if (json) {
    const { url: address, environment } = site;
    console.log(JSON.stringify({ url: address, environment, ...count(rows), rows, reminders }, null, 2));
  } else {
    console.log(`\n${summary(rows, reminders, paint)}`);
  }
  if (count(rows).failed > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
