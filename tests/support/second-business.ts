/** Copies the repository with the content of another business, tests/fixtures/content, for `npm test`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root';
import { lot } from '../fixtures/content/model-year';

const NOT_COPIED = /^(node_modules|\.git|\.next.*|\.local.*|\.reports|\.env\.local|next-env\.d\.ts)$/;

/**
 * @param folder below the repository, so that its packages are found
 * @returns the absolute path of the copy
 */
export function copyWithSecondBusiness(folder: string): string {
  const copy = path.join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(root).filter((name) => !NOT_COPIED.test(name)))
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Its inventory is the table of another year, as the command for the next year creates it.
  execFileSync(process.execPath, ['scripts/run.mjs', 'new-year', String(lot.modelYear)], { cwd: copy });
  rmSync(path.join(copy, 'content'), { recursive: true });
  cpSync(path.join(root, 'tests/fixtures/content'), path.join(copy, 'content'), { recursive: true });
  return copy;
}
