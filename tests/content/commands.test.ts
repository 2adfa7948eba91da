/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { documents, scripts } from '../support/documents';

/** What runs each command, other than its `--help`: a test, or the list of commands that CI runs. */
const runBy: Record<string, string> = {
  'npm ci': '.ci/run: npm ci',
  'npm test': '.ci/run: npm test',
  'npm run local': "tests/e2e/commands.spec.ts: start('scripts/local.mjs')",
  'npm run dev': "tests/e2e/commands.spec.ts: start('scripts/local.mjs --dev')",
  'npm run db:reset': "tests/e2e/commands.spec.ts: npm('run', 'db:reset')",
  'npm run launch:check': "tests/e2e/commands.spec.ts: npm('run', 'launch:check'",
  'npm run new:guide': 'tests/unit/scripts/new-guide.test.ts: scripts/new-guide.mjs',
  'npm run format': 'scripts/test.mjs: @biomejs/biome',
  'npm run build': 'scripts/lib/site-build.mjs: scripts/build.mjs',
  'npm run start': "scripts/lib/site-build.mjs: 'start'",
  'npm run test:e2e': '.ci/run: npm test',
  'npm run load': 'tests/e2e/load.spec.ts: load/',
  'node scripts/assets/paper-form.mjs': 'tests/unit/scripts/paper-form.test.ts: paper-form',
};

/** Only tried by hand: they take long, write what is committed, or need an account. Their `--help` is run below. */
const byHand = [
  'npm install',
  'npm run bench',
  'node scripts/assets/fonts.mjs',
  'node scripts/assets/icons.mjs',
  'npx vercel',
  'npx supabase@3',
  'npx license',
];

function commandsOf(text: string): string[] {
  const code = [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  const found = code
    .join('\n')
    .matchAll(/\b(npm (?:run [\w:-]+|test|ci|install)|npx [\w@]+|node scripts\/[\w-]+\.mjs)/g);
  return [...found].map(([command]) => command);
}

const written = [...new Set(documents.flatMap((file) => commandsOf(readFileSync(file, 'utf8'))))].sort();

/** The program of this repository behind a command. */
function program(command: string): string[] | null {
  const name = /^npm (?:run )?([\w:-]+)$/.exec(command)?.[1];
  const line = name ? scripts[name] : command;
  return line?.startsWith('node scripts/') ? line.split(' ').slice(1) : null;
}

describe('a command in the documents', () => {
  it('is found wherever it stands', () => {
    expect(
      commandsOf('```sh\nnpm run local   # x\nnpx vercel env pull\n```\nand `npm test -- unit`'),
    ).toEqual(['npm run local', 'npx vercel', 'npm test']);
    expect(written).toContain('npm run local');
    expect(written.length).toBeGreaterThan(15);
  });

  it.each(written)('%s is run by a test or by CI, or is known to be tried by hand', (command) => {
    if (byHand.includes(command)) return;
    expect(Object.keys(runBy)).toContain(command);
    const [file = '', text = ''] = runBy[command]?.split(': ') ?? [];
    expect(text).not.toBe('');
    expect(readFileSync(file, 'utf8')).toContain(text);
  });

  it.each(written.filter(program))('%s explains itself', (command) => {
    const [file = '', ...args] = program(command) ?? [];
    const said = execFileSync(process.execPath, [file, ...args, '--help'], { encoding: 'utf8' });
    expect(said.length).toBeGreaterThan(40);
  });
});
