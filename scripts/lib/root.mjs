import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folders of the embedded database and the build; different names let several sets run side by side. */
export const folders = () => ({
  database: process.env.LOCAL_DATA_DIR || '.local',
  build: process.env.NEXT_DIST_DIR || '.next',
});
