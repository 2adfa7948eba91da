/** The site for browser tests: playwright.config.ts starts it, and tests import its addresses. */
import { createHash } from 'node:crypto';
import { databaseKeys } from '../sandbox/database';

/** The first of three ports. Each folder has its own, so that checkouts can run side by side. */
const port =
  Number(process.env.TEST_PORT) ||
  20_000 + 3 * (createHash('md5').update(process.cwd()).digest().readUInt16BE() % 4_000);

export const siteUnderTestUrl = `http://localhost:${port}`;
export const databaseUrl = `http://127.0.0.1:${port + 1}`;
export const formOrigin = `http://127.0.0.1:${port + 2}`;
/** Separate from the build of `npm run local`, which may be running. */
export const buildFolder = '.next-test';

/**
 * The services of the site. The database doesn't run during the build: pages with its rows are
 * rendered again once it does.
 */
export const testServices = {
  LEAD_FORM_ORIGIN: formOrigin,
  SUPABASE_URL: databaseUrl,
  SUPABASE_PUBLISHABLE_KEY: databaseKeys.publishable,
};

/** The variables of `npm run local`. For tests, they override .env.local. */
export const testEnv = {
  PORT: String(port),
  SUPABASE_PORT: String(port + 1),
  LEAD_FORM_PORT: String(port + 2),
  SUPABASE_URL: '',
  LEAD_FORM_ORIGIN: '',
  LOCAL_DATA_DIR: '.local-test/main',
  // A database of an earlier run has no rows of a model year that began since.
  RESET_DATABASE: '1',
  NEXT_DIST_DIR: buildFolder,
  INVENTORY_REVALIDATE_SECONDS: '2',
  NEXT_TELEMETRY_DISABLED: '1',
};
