/**
 * Applies each edit to a copy of content/ and checks it: reads the edits as JSON from standard
 * input, and writes the messages of each as JSON. A process of its own, because it changes the
 * current folder.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkContent } from '../../lib/content/check/check-content';

/**
 * Replaces what the pattern finds in a file of content/; without a pattern, the whole file; a photo
 * has its bytes.
 */
type Change = { file: string; pattern?: string; to?: string; base64?: string };

const edits = JSON.parse(await text(process.stdin)) as Change[][];
const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const root = process.cwd();
const original = path.join(root, 'tests/fixtures/content');
mkdirSync(path.join(folder, 'public'));
symlinkSync(path.join(root, 'public/art'), path.join(folder, 'public/art'));
symlinkSync(path.join(root, 'public/vehicles'), path.join(folder, 'public/vehicles'));
process.chdir(folder);

const outcomes: Awaited<ReturnType<typeof checkContent>>[] = [];
for (const changes of edits) {
  cpSync(original, 'content', { recursive: true });
  cpSync(path.join(root, 'tailwind.config.ts'), 'tailwind.config.ts');
  mkdirSync('public/photos');
  for (const { file, pattern, to = '', base64 } of changes) {
    const target = path.join('content', file);
    const source = pattern === undefined ? '' : readFileSync(target, 'utf8');
    const found = new RegExp(pattern ?? '');
    if (!found.test(source)) throw new Error(`content/${file} does not contain ${pattern}`);
    const whole = base64 === undefined ? to : Buffer.from(base64, 'base64');
    writeFileSync(
      target,
      pattern === undefined ? whole : source.replace(new RegExp(pattern), () => to),
    );
  }
  outcomes.push(await checkContent());
  rmSync('content', { recursive: true });
  rmSync('public/photos', { recursive: true });
}
process.chdir(root);
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(outcomes));
