import { call, MIGRATION, NO_DATABASE, parsed, read, told } from './database.mjs';
import { judged, todo } from './verdict.mjs';

const firstRow = async (site) => parsed((await call(site, '?select=id,year&order=id&limit=1')).text)?.[0];
const isRefused = ({ status, text }) => (status === 401 || status === 403) && parsed(text)?.code === '42501';
const changed = ({ status, text }) => (status < 300 ? (parsed(text)?.length ?? 0) : 0);

/**
 * Tries to write with the public key, in ways that cannot leave a trace even where nothing would stop them.
 *  insert: a row without the year that every row must have, whose answer would have to read a word as a number
 *  update: a row gets the year it has; delete: only with the dry run that the server has confirmed, or on a row
 *  made for it (the embedded database, which claims a dry run and does none).
 */
async function attempts(site) {
  const insert = async () => {
    const answer = await call(site, '?select=id,brand::int', {
      method: 'POST',
      prefer: 'return=representation, tx=rollback',
      body: { brand: 'launch-check', model: 'delete me', year: null },
    });
    if (isRefused(answer)) return null;
    if (answer.status >= 300) {
      return ['23502', '22P02'].includes(parsed(answer.text)?.code)
        ? 'insert: only the shape of the row stopped it, no permission did'
        : `insert: an answer that refuses nothing (${told(answer)})`;
    }
    const id = parsed(answer.text)?.[0]?.id;
    if (answer.headers.get('preference-applied')?.includes('tx=rollback'))
      return 'insert: allowed (a dry run, nothing was stored)';
    const cleaned =
      id !== undefined && (await call(site, `?id=eq.${id}&brand=eq.launch-check`, { method: 'DELETE' }));
    const gone = cleaned && changed(await call(site, `?id=eq.${id}&select=id`)) === 0;
    return `insert: allowed, and a row was stored (${gone ? 'removed again' : `delete the one whose brand is launch-check, id ${id ?? 'unknown'}`})`;
  };
  const update = async () => {
    const row = await firstRow(site);
    const where = row ? `?id=eq.${row.id}&year=eq.${row.year}` : '?id=eq.-1';
    const answer = await call(site, where, {
      method: 'PATCH',
      prefer: 'return=representation, tx=rollback',
      body: { year: row?.year ?? 2025 },
    });
    if (isRefused(answer) || (answer.status < 300 && changed(answer) === 0)) return null;
    return answer.status < 300
      ? 'update: allowed (the row was given the value it had, nothing changed)'
      : `update: an answer that refuses nothing (${told(answer)})`;
  };
  return { insert: await insert(), update: await update(), delete: await tryDelete(site) };
}

async function tryDelete(site) {
  const harmless = await call(site, '?id=eq.-1', { method: 'DELETE', prefer: 'return=minimal, tx=rollback' });
  if (isRefused(harmless)) return null;
  if (harmless.status >= 300) return `delete: an answer that refuses nothing (${told(harmless)})`;

  const { secret } = site.database;
  if (secret) {
    const made = await call(site, '', {
      method: 'POST',
      prefer: 'return=representation',
      body: { brand: 'launch-check', model: `made to be deleted ${Date.now()}` },
      key: secret,
    });
    const id = parsed(made.text)?.[0]?.id;
    if (id === undefined) return `delete: could not be tried (${told(made)})`;
    await call(site, `?id=eq.${id}`, { method: 'DELETE' });
    const there = changed(await call(site, `?id=eq.${id}&select=id`)) === 1;
    await call(site, `?id=eq.${id}`, { method: 'DELETE', key: secret });
    return there ? null : 'delete: allowed (a row made for the purpose is gone)';
  }
  if (!harmless.headers.get('preference-applied')?.includes('tx=rollback'))
    return 'delete: the public role may delete; only a policy may stand in the way, and there is no safe way to try';
  const row = await firstRow(site);
  if (!row) return null;
  const dry = await call(site, `?id=eq.${row.id}`, {
    method: 'DELETE',
    prefer: 'return=representation, tx=rollback',
  });
  return changed(dry) === 0 ? null : 'delete: allowed (a dry run, nothing was deleted)';
}

export const writeRefused = {
  name: 'Writing refused',
  async run(site) {
    if (!site.database) return NO_DATABASE;
    if ((await read.run(site)).status !== 'ok') return todo('not tried: reading does not work yet');
    const problems = Object.values(await attempts(site)).filter((problem) => problem !== null);
    return judged(problems, {
      good: 'the public key can neither insert, update nor delete',
      bad: 'visitors could change the inventory',
      fix: `at once: ${MIGRATION}; its last lines revoke what a visitor must not do`,
    });
  },
};
