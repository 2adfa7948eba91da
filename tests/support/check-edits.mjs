/**
 * Applies each edit to a copy of content/ and checks it: reads the edits as JSON from standard input, and writes the
 * messages of each as JSON. A process of its own, because it changes the current folder.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkContent } from '../../lib/content/check/check.mjs';
import { root } from '../../scripts/lib/root.mjs';

/**
 * @typedef {{ file: string, pattern?: string, flags?: string, to: string }} Change replaces what the pattern finds in a file
 *   of content/; without a pattern, the whole file
 */

/** @type {Change[][]} */
const edits = JSON.parse(await text(process.stdin));
const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const original = path.join(root, 'content');
symlinkSync(path.join(root, 'public'), path.join(folder, 'public'));
process.chdir(folder);

/** @type {string[][]} */
const outcomes = [];
for (const changes of edits) {
  cpSync(original, 'content', { recursive: true });
  for (const { file, pattern, flags, to } of changes) {
    const target = path.join('content', file);
    const source = pattern === undefined ? '' : readFileSync(target, 'utf8');
    const found = new RegExp(pattern ?? '', flags?.replace('g', ''));
    if (!found.test(source)) throw new Error(`content/${file} does not contain ${pattern}`);
    writeFileSync(target, pattern === undefined ? to : source.replace(new RegExp(pattern, flags), to));
  }
  outcomes.push(await checkContent());
  rmSync('content', { recursive: true });
}
process.chdir(root);
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(outcomes));
