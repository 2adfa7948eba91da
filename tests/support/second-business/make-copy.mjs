/** Copies the repository with the content of another business, tests/fixtures/content, for `npm test -- owner`. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';

const NOT_COPIED = /^(node_modules|\.git|\.next.*|\.local.*|\.reports|\.env\.local|next-env\.d\.ts)$/;
const FIXTURE = path.join(root, 'tests/fixtures/content');

/**
 * @param {string} folder below the repository, so that its packages are found
 * @returns the absolute path of the copy
 */
export function copyWithSecondBusiness(folder) {
  const copy = path.join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(root).filter((name) => !NOT_COPIED.test(name)))
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  // Older than the packages, which the copy shares and must never install.
  utimesSync(path.join(copy, 'package-lock.json'), 0, 0);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');

  // What the fixture replaces, for tests/e2e/crawl.spec.ts.
  cpSync(path.join(copy, 'content'), path.join(copy, 'tests/support/second-business/replaced'), {
    recursive: true,
  });
  rmSync(path.join(copy, 'content'), { recursive: true });
  cpSync(FIXTURE, path.join(copy, 'content'), { recursive: true });
  return copy;
}
