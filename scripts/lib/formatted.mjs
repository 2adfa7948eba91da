import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * A made file's text as the formatter wants it, so that `npm run format` leaves it alone.
 *
 * @param {string} file its path, which tells the language
 */
export function formatted(text, file) {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${file}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${file} could not be formatted:\n${stderr}`);
  return stdout;
}
