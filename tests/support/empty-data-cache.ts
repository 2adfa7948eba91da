import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../../scripts/sandbox/test-site';

/** Removes the rows of earlier runs: a database on the same port would seem to have been read. */
export default function emptyDataCache(): void {
  rmSync(path.join(buildFolder, 'cache/fetch-cache'), { recursive: true, force: true });
}
