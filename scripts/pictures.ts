/** Takes pictures of every template and state, to compare by eye before and after a change. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { exitWithUsage, parseOptions, UserError } from './lib/cli';

const usage = `npm run pictures                        of every template and state at four widths
npm run pictures -- --before main       what differs from those of a commit

Writes .reports/pictures. The report has each picture that differs: before, after, and both.`;
const { before } = parseOptions(usage, { options: { before: { type: 'string' } } }).values;

const FOLDER = path.resolve('.reports/pictures');
const WORKTREE = path.resolve('.local-test/before');

async function takePictures(args: string[], env: Record<string, string> = {}): Promise<void> {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/pictures'];
  await execa(process.execPath, [...playwright, ...args], { env, stdio: 'inherit', reject: false });
}

async function removeWorktree(): Promise<void> {
  rmSync(WORKTREE, { recursive: true, force: true });
  await execa('git', ['worktree', 'prune']);
}

rmSync(FOLDER, { recursive: true, force: true });
if (before) {
  await removeWorktree();
  const options = { all: true, reject: false } as const;
  const added = await execa('git', ['worktree', 'add', '--detach', WORKTREE, before], options);
  if (added.failed) exitWithUsage(added.all, usage);
  await takePictures(['--update-snapshots=all'], { PICTURES_OF: WORKTREE });
  await removeWorktree();
  if (!existsSync(path.join(FOLDER, '375')))
    throw new UserError(`There are no pictures of ${before}: see above.`);
  await takePictures([]);
} else {
  await takePictures(['--update-snapshots=all']);
}
console.log(`${FOLDER}${before ? '/report/index.html' : ''}`);
