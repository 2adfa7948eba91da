import { unstable_cache } from 'next/cache';
import { inventoryTable } from '@/content/model-year';
import { env, isBuilding } from '@/lib/env/server';
import { counted } from '@/lib/format/numbers';
import { failureMessage, ROWS_PER_REQUEST, readStoredRows, type StoredRows } from './read-rows';
import { distinctMakes, parseRows } from './row';

/**
 * Batches of `ROWS_PER_REQUEST` rows each. Older rows are left out instead of causing an error,
 * because importing a feed twice must not empty the site.
 */
export const MAX_BATCHES = 10;

type Batch = ReturnType<typeof parseBatch>;

/** The last good batches of this process, and the JSON of the rows that each was parsed from. */
const lastBatches: { json: string; batch: Batch }[] = [];

/**
 * Reads one batch through Next's cache, as an entry of its own, because Next refuses entries above
 * 2 MB. An entry has rows as stored: the next deployment parses them in its own way.
 *
 * @param index from 0, for the newest rows
 * @throws Error if it can't be read and nothing is cached
 */
export async function readBatch(index: number, deadline: AbortSignal): Promise<Batch> {
  const { supabase, inventoryRevalidateSeconds } = env();
  const read = unstable_cache(
    () => freshOrLastRows(index, deadline),
    ['inventory', inventoryTable, supabase?.url ?? '', String(index)],
    { revalidate: inventoryRevalidateSeconds },
  );
  return parseOnce(index, await read());
}

/**
 * If reading fails, this returns the last good rows, which are cached again. If it threw instead,
 * Next would log the error on every request.
 *
 * @returns JSON
 */
async function freshOrLastRows(index: number, deadline: AbortSignal): Promise<string> {
  try {
    const rows = await readStoredRows(inventoryTable, index * ROWS_PER_REQUEST, deadline);
    const json = JSON.stringify(rows);
    parseOnce(index, json);
    return json;
  } catch (error) {
    const last = lastBatches[index];
    const consequence = last ? 'the last good rows are shown' : 'visitors see this error';
    // A build would log it for each of its pages. No visitor sees those: the running site reads
    // again.
    if (!isBuilding())
      console.error(`[inventory] could not be read: ${failureMessage(error)}; ${consequence}`);
    if (!last) throw error;
    return last.json;
  }
}

/** Parses each batch once: 10,000 rows take longer to parse than the page takes to render. */
function parseOnce(index: number, json: string): Batch {
  const last = lastBatches[index];
  if (last?.json === json) return last.batch;

  const batch = parseBatch(index, JSON.parse(json));
  lastBatches[index] = { json, batch };
  return batch;
}

/**
 * Logs what is left out.
 *
 * @throws Error if no row of the first batch is valid: the response must be broken
 */
function parseBatch(index: number, { rows, brands, count }: StoredRows) {
  const { vehicles, problems } = parseRows(rows);
  if (index === 0 && rows.length > 0 && vehicles.length === 0) {
    throw new Error(`None of ${rows.length} rows can be read: ${problems[0]?.text}`);
  }

  for (const text of new Set(problems.map((problem) => problem.text))) {
    const alike = problems.filter((problem) => problem.text === text);
    warn(
      `${counted(alike.length, 'row')} of ${inventoryTable}, such as row ${alike[0]?.id}: ${text}`,
    );
  }
  const most = ROWS_PER_REQUEST * MAX_BATCHES;
  if (index === 0 && count > most) warn(`${most} of ${count} rows of ${inventoryTable} were read`);
  return { vehicles, makes: distinctMakes(brands), count };
}

const warn = (line: string) => console.warn(`[inventory] ${line}`);
