/** @jest-environment node */
import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
};
const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const locked = Object.entries(lock.packages).filter(([name]) => name !== '');
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('dependencies', () => {
  it('are locked to exact versions, the direct ones to those of package.json', () => {
    expect(locked.filter(([, { version }]) => !EXACT.test(version ?? '')).map(([name]) => name)).toEqual([]);
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  it('come from the public registry and have a checksum, except optional ones of other platforms', () => {
    for (const [where, { resolved, integrity, optional }] of locked) {
      if (resolved)
        expect([where, resolved]).toEqual([
          where,
          expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
        ]);
      if (!optional) expect([where, integrity]).toEqual([where, expect.stringMatching(/^sha512-/)]);
    }
  });

  it('run no install script in production', () => {
    const scripted = locked.filter(([, entry]) => entry.hasInstallScript && !entry.dev && !entry.optional);
    expect(scripted.map(([name]) => name)).toEqual([]);
  });
});
