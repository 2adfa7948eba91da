/** What the browser tests run against: playwright.config.ts starts it, and specs take its addresses from here. */
import { createHash } from 'node:crypto';
import { localKeys } from '../../scripts/lib/database';
import { root } from '../../scripts/lib/root';

/** The first of three ports. Each folder has its own, so that several checkouts can be tested at once. */
const port =
  Number(process.env.TEST_PORT) ||
  20_000 + 3 * (createHash('md5').update(root).digest().readUInt16BE() % 4_000);

export const siteUrl = `http://localhost:${port}`;
export const databaseUrl = `http://127.0.0.1:${port + 1}`;
/** The sandbox lead form. */
export const formUrl = `http://127.0.0.1:${port + 2}`;
export const databaseKeys = localKeys;
/** Apart from the build of `npm run local`, which may be running. */
export const buildFolder = '.next-test';

/** Variables of `npm run local` for the tests, whatever .env.local says. */
export const localEnv = {
  PORT: String(port),
  SUPABASE_PORT: String(port + 1),
  LEAD_FORM_PORT: String(port + 2),
  NEXT_PUBLIC_SUPABASE_URL: '',
  NEXT_PUBLIC_LEAD_FORM_URL: '',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
  LOCAL_DATA_DIR: '.local-test/main',
  NEXT_DIST_DIR: buildFolder,
  INVENTORY_REVALIDATE_SECONDS: '2',
  STRICT_BUILD: '1',
};

/** Variables of `next start` for another server of the same build (site-server.ts). */
export const serverEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_DIST_DIR: buildFolder,
  NEXT_PUBLIC_SUPABASE_URL: databaseUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: databaseKeys.publishable,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: '',
  NEXT_PUBLIC_LEAD_FORM_URL: formUrl,
  INVENTORY_REVALIDATE_SECONDS: '2',
};
