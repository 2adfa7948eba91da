/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In place of a module: `process.env` is read in lib/env. */
const PROCESS_ENV = 'process.env';

/** One deliberate violation of each rule of biome.json; nothing else is refused. */
const refused = {
  'app/faq/page.tsx': ['@/content/faq', 'next/link'],
  'components/faq/a.tsx': ['@/components/home/hero', '../home/hero'],
  'components/ui/a.tsx': ['@/components/cars/car-picture', '@/lib/catalogue/makes'],
  'components/cars/a.tsx': ['@/components/contact/contact-buttons'],
  'components/quote/a.tsx': ['@/components/cars/car-picture'],
  'components/contact/a.tsx': ['@/components/layout/header'],
  'components/layout/a.tsx': ['@/components/trust/people'],
  'components/trust/a.tsx': ['@/components/lead-form/confirmation'],
  'lib/content/a.ts': ['@/components/ui/icon'],
  'lib/site/a.ts': [PROCESS_ENV],
  'content/faq.ts': ['@/lib/site/routes'],
  'scripts/sandbox/a.ts': ['../../tests/support/html'],
  'proxy.ts': ['./scripts/lib/cli'],
};

const allowed = {
  'app/faq/a.tsx': ['@/components/faq/faq-page', '@/lib/content/faq'],
  'components/faq/b.tsx': ['@/components/lead-form/confirmation', './c'],
  'components/ui/b.tsx': ['@/lib/format/words'],
  'lib/env/a.ts': [PROCESS_ENV],
};

type Diagnostic = { category: string; location: { path: string; start: { line: number } } };

/** @returns [file, module] for each import that Biome refuses */
function refusedBy(biome: string, imports: Record<string, readonly string[]>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  copyFileSync('biome.json', path.join(folder, 'biome.json'));
  for (const [file, modules] of Object.entries(imports)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const lines = modules.map((name) =>
      name === PROCESS_ENV ? `${name}.A;` : `import '${name}';`,
    );
    writeFileSync(path.join(folder, file), lines.join('\n'));
  }
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .filter(({ category }) => /\/(noRestrictedImports|noProcessEnv)$/.test(category))
    .map(({ location: { path: file, start } }) => [file, imports[file]?.[start.line - 1]]);
}

it('biome.json refuses imports against the direction of the architecture, and process.env outside of lib/env', () => {
  const biome = path.resolve('node_modules/.bin/biome');
  const expected = Object.entries(refused).flatMap(([file, modules]) =>
    modules.map((name) => [file, name]),
  );
  expect(refusedBy(biome, { ...refused, ...allowed }).sort()).toEqual(expected.sort());
});
