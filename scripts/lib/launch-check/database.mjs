import { fail, ok } from './verdict.mjs';

const TABLE = 'inventory_2025';
export const MIGRATION = 'apply supabase/migrations (docs/operations.md, "Change the table")';
export const NO_DATABASE = fail('no database is known here', {
  fix: 'set the Supabase variables, see the row "Variables"',
});

/** A call with the public key, as any visitor can make it. */
export function call(site, query, { method = 'GET', prefer, body, key = site.database.key } = {}) {
  return site.get(`${site.database.url.replace(/\/+$/, '')}/rest/v1/${TABLE}${query}`, {
    method,
    headers: {
      apikey: key,
      ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }),
      ...(prefer && { prefer }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const told = ({ status, text, problem }) =>
  problem || `${status} ${parsed(text)?.message ?? text.slice(0, 120)}`;

export const reachable = {
  name: 'Supabase',
  async run(site) {
    if (!site.database) return NO_DATABASE;
    const answer = await call(site, '?select=id&limit=1');
    return answer.status > 0 && answer.status < 500
      ? ok(`${site.database.url} answers`)
      : fail(`${site.database.url}: ${told(answer)}`, {
          fix: 'is the project paused? Open it on supabase.com and choose Restore; then compare its address',
        });
  },
};

export const read = {
  name: 'Reading',
  async run(site) {
    if (!site.database) return NO_DATABASE;
    const answer = await call(site, '?select=id,brand,model,year,img&order=created_at.desc&limit=1');
    if (answer.status === 200 && Array.isArray(parsed(answer.text)))
      return ok('anyone may read the inventory');
    return fail(`the public key cannot read: ${told(answer)}`, { fix: `compare the key; then ${MIGRATION}` });
  },
};

export const rowCount = {
  name: 'Rows',
  async run(site) {
    if (!site.database) return NO_DATABASE;
    const answer = await call(site, '?select=id&limit=1', { prefer: 'count=exact' });
    const count = Number(answer.headers.get('content-range')?.split('/')[1] ?? Number.NaN);
    if (Number.isNaN(count)) return fail(`the rows could not be counted: ${told(answer)}`);
    if (count === 0)
      return fail('the inventory is empty', { fix: 'add rows: README.md, "Add vehicles to the inventory"' });
    return ok(`${count.toLocaleString('en-US')} vehicles`);
  },
};
