/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { documents, scripts } from '../support/documents';

/** The programs of this repository that package.json and the documents name, such as scripts/local.mjs. */
const programs = [...Object.values(scripts), ...documents.map((file) => readFileSync(file, 'utf8'))]
  .flatMap((text) => text.match(/\bnode scripts\/[\w/-]+\.mjs/g) ?? [])
  .map((command) => command.slice('node '.length));

describe('a command', () => {
  it.each([...new Set(programs)].sort())('%s explains itself with --help', (program) => {
    const { status, stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.length).toBeGreaterThan(40);
  });
});
