/**
 * The site that browser tests run against: playwright.config.ts starts it, and tests take its
 * addresses from here.
 */
import { createHash } from 'node:crypto';
import { localKeys } from './database';

/**
 * The first of three ports. Each folder has its own, so that several checkouts can be tested at
 * once.
 */
const port =
  Number(process.env.TEST_PORT) ||
  20_000 + 3 * (createHash('md5').update(process.cwd()).digest().readUInt16BE() % 4_000);

export const siteUrl = `http://localhost:${port}`;
export const databaseUrl = `http://127.0.0.1:${port + 1}`;
export const formUrl = `http://127.0.0.1:${port + 2}`;
export const databaseKeys = localKeys;
/** The folder is apart from the build of `npm run local`, which may be running. */
export const buildFolder = '.next-test';

/** Variables of `npm run local` for the tests, whatever .env.local says. */
export const localEnv = {
  PORT: String(port),
  SUPABASE_PORT: String(port + 1),
  LEAD_FORM_PORT: String(port + 2),
  NEXT_PUBLIC_SUPABASE_URL: '',
  NEXT_PUBLIC_LEAD_FORM_URL: '',
  LOCAL_DATA_DIR: '.local-test/main',
  NEXT_DIST_DIR: buildFolder,
  INVENTORY_REVALIDATE_SECONDS: '2',
};
