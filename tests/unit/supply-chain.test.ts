/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
};
const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const locked = Object.entries(lock.packages).filter(([where]) => where !== '');
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('the packages of others', () => {
  it('are asked for by exact version', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies } as Record<string, string>;
    expect(Object.entries(asked).filter(([, version]) => !EXACT.test(version))).toEqual([]);
    expect(read('.npmrc')).toMatch(/^save-exact=true$/m);
  });

  it('are locked to exact versions, the direct ones to what is asked for', () => {
    expect(locked.filter(([, { version }]) => !EXACT.test(version ?? '')).map(([where]) => where)).toEqual(
      [],
    );
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  it('come from the public registry and bear a checksum, platform programs apart', () => {
    for (const [where, { resolved, integrity, optional }] of locked) {
      if (resolved)
        expect([where, resolved]).toEqual([
          where,
          expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
        ]);
      if (!optional) expect([where, integrity]).toEqual([where, expect.stringMatching(/^sha512-/)]);
    }
  });

  it('run no script of their own when what ships is installed', () => {
    const scripted = locked.filter(([, entry]) => entry.hasInstallScript && !entry.dev && !entry.optional);
    expect(scripted.map(([where]) => where)).toEqual([]);
  });
});

describe('nobody is told what happens here', () => {
  const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mjs'),
  );

  it('Next’s telemetry is off in every script that starts it', () => {
    const starts = scripts.filter((file) => /next\/dist\/bin\/next/.test(read(`scripts/${file}`)));
    expect(starts.length).toBeGreaterThan(1);
    for (const name of ['build.mjs', 'local.mjs', 'test.mjs', 'load.mjs']) {
      expect([name, read(`scripts/${name}`).includes('NEXT_TELEMETRY_DISABLED')]).toEqual([name, true]);
    }
  });

  it('the embedded database’s telemetry is off', () => {
    expect(read('scripts/lib/database.mjs')).toContain("DO_NOT_TRACK: '1'");
  });
});
