import { gunzipSync, gzipSync } from 'node:zlib';

/** Rows as the database sent them, of which each can be read, and the makes of all. */
export type StoredInventory = { rows: unknown[]; makes: string[] };

/**
 * Next's data cache refuses an entry above 2 MB. Compressed, that is about 50,000 rows, each with
 * its own photo.
 */
const MAX_CHARACTERS = 2_000_000;

/**
 * @returns the rows as a text for Next's data cache
 * @throws Error when it is too long for it
 */
export function pack(stored: StoredInventory): string {
  const data = gzipSync(JSON.stringify(stored)).toString('base64');
  if (data.length > MAX_CHARACTERS) {
    throw new Error(
      `Compressed, the rows are longer than the ${MAX_CHARACTERS} characters of the cache`,
    );
  }
  return data;
}

export function unpack(data: string): StoredInventory {
  return JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
}
