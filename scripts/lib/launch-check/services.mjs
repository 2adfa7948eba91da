import { inParallel, request } from '../crawler.mjs';
import { checkResult, fail, ok, todo } from './check-result.mjs';

const ROWS_PER_REQUEST = 1000;
const NO_DATABASE = fail('no database is known here', 'set the Supabase variables, see "Variables"');
const WRITES_QUERY = `select relrowsecurity as row_security,
  array(select privilege_type::text from information_schema.role_table_grants
    where grantee = 'anon' and table_name = relname) as granted_to_visitors,
  array(select cmd from pg_policies where tablename = relname) as policies
from pg_class where oid = 'public.inventory_2025'::regclass;`;

/**
 * A GET with the publishable key, as any visitor can make it.
 * @param {{ url: string, key: string }} database @param {string} path @param {Record<string, string>} headers
 */
async function query({ url, key }, path, headers = {}) {
  const all = new Headers({ apikey: key, ...headers });
  // A legacy key is a token as well.
  if (!key.startsWith('sb_')) all.set('authorization', `Bearer ${key}`);
  const response = await request(`${url.replace(/\/+$/, '')}/rest/v1/${path}`, { headers: all });
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? JSON.parse(response.text) : null;
  const reason = response.error || `${response.status} ${body?.message ?? response.text.slice(0, 120)}`;
  return { ...response, body, reason };
}

/** @typedef {{ id: number, img: string | null }} Row and the other columns, which the site validates */

/** Every row, as any visitor can read it. @param {{ url: string, key: string }} database */
async function allRows(database) {
  /** @type {Row[]} */
  const rows = [];
  for (let offset = 0; ; offset += ROWS_PER_REQUEST) {
    const page = `select=id,brand,model,year,img&order=id&limit=${ROWS_PER_REQUEST}&offset=${offset}`;
    const { body, reason } = await query(database, `inventory_2025?${page}`);
    if (!Array.isArray(body)) throw new Error(reason);
    rows.push(...body);
    if (body.length < ROWS_PER_REQUEST) return rows;
  }
}

/** Row ids by the URL of their photo. @param {Row[]} rows */
function idsByPhoto(rows) {
  /** @type {Map<string, number[]>} */
  const ids = new Map();
  for (const { id, img } of rows) {
    const photo = img?.trim();
    if (photo) ids.set(photo, [...(ids.get(photo) ?? []), id]);
  }
  return ids;
}

/**
 * Checks of the form provider and of Supabase, which is only read: every request to it is a GET.
 * @type {Record<string, (site: import('./checks.mjs').Facts) => Promise<import('./checks.mjs').CheckResult>>}
 */
export const serviceChecks = {
  async 'Hosted forms'({ formUrl, business }) {
    if (!formUrl) return fail('no form provider is known here', 'set NEXT_PUBLIC_LEAD_FORM_URL');
    const entries = Object.entries(business.leadForms).flatMap(([name, id]) => (id ? [{ name, id }] : []));
    const problems = await inParallel(entries, async ({ name, id }) => {
      const url = `${formUrl.replace(/\/+$/, '')}/widget/form/${encodeURIComponent(id)}?notrack=true`;
      const { status, headers, error } = await request(url, { redirect: 'follow' });
      if (status !== 200) return `${name}: ${url} (${error || status})`;
      const policy = headers.get('content-security-policy') ?? '';
      const isEmbeddable = !headers.has('x-frame-options') && !/frame-ancestors '(none|self)'/.test(policy);
      return isEmbeddable ? null : `${name}: the provider does not let other sites embed this form`;
    });
    return checkResult(problems, {
      good: `${entries.length} forms respond at ${formUrl}`,
      bad: `of ${entries.length} forms not working`,
      fix: 'compare leadForms in content/business.ts with the ids in the provider’s Integrate dialog',
    });
  },

  async Inventory({ database, maxRows, parseRows }) {
    if (!database) return NO_DATABASE;
    const columns = 'select=id,brand,model,year,img&order=created_at.desc&limit=1';
    const counted = { prefer: 'count=exact' };
    const { status, headers, reason } = await query(database, `inventory_2025?${columns}`, counted);
    if (status === 0 || status >= 500)
      return fail(
        `${database.url} does not respond: ${reason}`,
        'a paused project? Open it on supabase.com and choose Restore; then compare its URL',
      );
    if (status >= 300)
      return fail(
        `the publishable key cannot read it: ${reason}`,
        'compare the key; then apply supabase/migrations (docs/operations.md, "Change the table")',
      );
    const count = Number(headers.get('content-range')?.split('/')[1]);
    if (count === 0) return fail('no vehicles', 'add rows: README.md, "Inventory"');
    const [has, most] = [count, maxRows].map((number) => number.toLocaleString('en-US'));
    const fix = 'delete rows that are no longer offered (docs/operations.md, "Logs")';
    if (count > maxRows) return fail(`${has} rows: more than ${most} are not shown`, fix);
    const { vehicles, problems } = parseRows(await allRows(database));
    const shown = vehicles.length.toLocaleString('en-US');
    if (problems.length > 0)
      return fail(
        `${shown} vehicles at ${database.url}, and ${problems.length} rows that are not shown`,
        'correct these rows in the Table Editor',
        problems.map(({ id, field, expected }) => `row ${id}: ${field}: ${expected}`),
      );
    if (count > maxRows * 0.8) return todo(`${has} rows: near the limit of ${most}`, fix);
    return ok(`${shown} vehicles at ${database.url}`);
  },

  // No write is tried: docs/decisions.md, 24.
  async 'Write access'({ database }) {
    if (!database) return NO_DATABASE;
    const { status, body, reason } = await query(database, 'rpc/inventory_writes_allowed');
    if (status !== 200 || !Array.isArray(body))
      return todo(
        `could not be read: ${reason}`,
        'apply supabase/migrations, or run this query in the SQL Editor: visitors cannot write when row_security is true and every policy is for SELECT',
        WRITES_QUERY.split('\n'),
      );
    if (body.length === 0) return ok('visitors can neither insert, update nor delete');
    return fail(
      `visitors may ${body.join(', ')}`,
      'at once, in the SQL Editor: alter table public.inventory_2025 enable row level security; then delete every policy that is not for SELECT',
    );
  },

  async Photos({ url, environment, database }) {
    if (!database) return NO_DATABASE;
    const ids = idsByPhoto(await allRows(database));
    const problems = await inParallel([...ids], async ([photo, rows]) => {
      if (!URL.canParse(photo, url)) return `row ${rows.join(', ')}: ${photo} (not a URL)`;
      /** @param {string} method */
      const load = (method) => request(new URL(photo, url).href, { method, redirect: 'follow' });
      let response = await load('HEAD');
      if (response.status !== 200) response = await load('GET'); // Some storage does not support HEAD.
      const { status, error } = response;
      const type = response.headers.get('content-type') ?? 'no content type';
      const isPhoto = status === 200 && type.startsWith('image/');
      return isPhoto ? null : `row ${rows.join(', ')}: ${photo} (${error || `${status}, ${type}`})`;
    });
    const result = checkResult(problems, {
      good: `${ids.size} photos load`,
      bad: `of ${ids.size} photos not loading (the site shows a placeholder)`,
      fix: 'correct the column img of these rows (one of the example vehicles has a broken photo on purpose)',
    });
    return result.status === 'fail' && environment === 'local' ? { ...result, status: 'todo' } : result;
  },
};
