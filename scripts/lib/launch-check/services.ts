import { cleanText } from '@/lib/format/clean-text';
import { COLUMNS, MAX_INVENTORY_ROWS, parseRows } from '@/lib/inventory/row';
import { type Check, fail, failOn, ok, request, todo } from './check';

const ROWS_PER_REQUEST = 1000;
const SET = '"npx vercel pull --environment=production" gets the variables of the deployment';
const NO_DATABASE = fail('no database is known here', SET);

/** A GET with the publishable key, as any visitor can make it. `body` is `null` unless the response is JSON. */
async function query({ url, key }: { url: string; key: string }, path: string) {
  const headers = new Headers({ apikey: key });
  // A legacy key is a token as well.
  if (!key.startsWith('sb_')) headers.set('authorization', `Bearer ${key}`);
  const response = await request(`${url.replace(/\/+$/, '')}/rest/v1/${path}`, { headers });
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? JSON.parse(response.text) : null;
  // It reaches a terminal, or a log that obeys lines of its own.
  const said = cleanText(String(body?.message ?? response.text), 120);
  const reason = response.error || `${response.status} ${said}`;
  return { status: response.status, body, reason };
}

/** Checks of the form provider and of Supabase, which is only read: every request to them is a GET. */
export const serviceChecks: Record<string, Check> = {
  async 'Hosted forms'({ formUrl, business }) {
    if (!formUrl) return fail('no form provider is known here', SET);
    const problems: string[] = [];
    for (const [name, id] of Object.entries(business.leadForms)) {
      if (!id) continue;
      const url = `${formUrl.replace(/\/+$/, '')}/widget/form/${encodeURIComponent(id)}?notrack=true`;
      const { status, headers, error } = await request(url, { redirect: 'follow' });
      const policy = headers.get('content-security-policy') ?? '';
      if (status !== 200) problems.push(`${name}: ${url} (${error || status})`);
      else if (headers.has('x-frame-options') || /frame-ancestors '(none|self)'/.test(policy))
        problems.push(`${name}: the provider does not let other sites embed this form`);
    }
    const fix = 'compare leadForms in content/business.ts with the ids in the provider’s Integrate dialog';
    return failOn(problems, `all respond at ${formUrl}`, fix);
  },

  async Inventory({ database, business }) {
    if (!database) return NO_DATABASE;
    const rows: unknown[] = [];
    for (let more = true; more; ) {
      const page = `select=${COLUMNS.replaceAll(' ', '')}&order=id&limit=${ROWS_PER_REQUEST}&offset=${rows.length}`;
      const { body, reason } = await query(database, `${business.inventoryTable}?${page}`);
      if (!Array.isArray(body))
        return fail(
          `${database.url} could not be read: ${reason}`,
          'a paused project? Open it on supabase.com and choose Restore. Otherwise compare its URL and key, and apply supabase/migrations (docs/operations.md, "Change the table")',
        );
      rows.push(...body);
      more = body.length === ROWS_PER_REQUEST && rows.length <= MAX_INVENTORY_ROWS;
    }
    const { vehicles, problems } = parseRows(rows);
    const shown = `${vehicles.length.toLocaleString('en-US')} vehicles at ${database.url}`;
    if (rows.length === 0) return fail(shown, 'add rows: docs/editing.md, "Inventory"');
    if (rows.length > MAX_INVENTORY_ROWS)
      return fail(
        `more than ${MAX_INVENTORY_ROWS} rows are not shown`,
        'delete rows that are no longer offered (docs/operations.md, "Logs")',
      );
    if (problems.length === 0) return ok(shown);
    const lines = problems.map(({ id, field, expected }) => `row ${id}: ${field}: ${expected}`);
    const message = `${lines.length} rows are not shown, beside ${shown}`;
    return fail(message, 'correct these rows in the Table Editor', lines);
  },

  // No write is tried, not even one that should be refused.
  async 'Write access'({ database, business }) {
    if (!database) return NO_DATABASE;
    const { status, body, reason } = await query(database, 'rpc/inventory_writes_allowed');
    if (status !== 200 || !Array.isArray(body))
      return todo(`could not be read: ${reason}`, 'apply supabase/migrations (docs/deploy.md, step 1)');
    if (body.length === 0) return ok('visitors can neither insert, update nor delete');
    return fail(
      `visitors may ${body.join(', ')}`,
      `at once, in the SQL Editor: alter table public.${business.inventoryTable} enable row level security; then delete every policy that is not for SELECT`,
    );
  },
};
