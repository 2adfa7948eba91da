import { call, NO_DATABASE, parsed, told } from './database.mjs';
import { fail, ok, todo } from './verdict.mjs';

const ROWS_A_REQUEST = 1000;

/** Ids of the rows by the address of their photo; a text instead when they could not be read. */
async function rowsByPhoto(site) {
  const byAddress = new Map();
  for (let from = 0; ; from += ROWS_A_REQUEST) {
    const answer = await call(
      site,
      `?select=id,img&img=not.is.null&order=id&limit=${ROWS_A_REQUEST}&offset=${from}`,
    );
    const rows = parsed(answer.text);
    if (!Array.isArray(rows)) return told(answer);
    for (const { id, img } of rows) {
      const address = img?.trim();
      if (address) byAddress.set(address, [...(byAddress.get(address) ?? []), id]);
    }
    if (rows.length < ROWS_A_REQUEST) return byAddress;
  }
}

/** @returns {Promise<string | null>} what is wrong with a photo */
async function faultOf(site, address) {
  let url;
  try {
    url = new URL(address, `${site.url}/`).href;
  } catch {
    return 'no address';
  }
  const isPhoto = ({ status, headers }) =>
    status === 200 && headers.get('content-type')?.startsWith('image/');
  if (isPhoto(await site.get(url, { redirect: 'follow', method: 'HEAD' }))) return null;
  // Not every storage answers HEAD.
  const photo = await site.get(url, { redirect: 'follow' });
  return isPhoto(photo)
    ? null
    : photo.problem || `${photo.status} ${photo.headers.get('content-type') ?? ''}`.trim();
}

export const photos = {
  name: 'Photos',
  async run(site) {
    if (!site.database) return NO_DATABASE;
    const byAddress = await rowsByPhoto(site);
    if (typeof byAddress === 'string') return fail(`the photos could not be listed: ${byAddress}`);
    const problems = (
      await site.each([...byAddress], async ([address, ids]) => {
        const fault = await faultOf(site, address);
        return fault && `row ${ids.join(', ')}: ${address} (${fault})`;
      })
    ).filter((problem) => problem !== null);
    if (problems.length === 0) return ok(`${byAddress.size} photos answer`);
    const local = site.environment === 'local';
    const says = `${problems.length} of ${byAddress.size} photos do not answer (the site shows its placeholder)`;
    return (local ? todo : fail)(says, {
      lines: problems,
      fix: local
        ? 'one of the example vehicles is without on purpose; correct the others'
        : 'correct the column img of these rows',
    });
  },
};
