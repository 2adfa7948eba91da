/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dependencies, devDependencies } from '@/package.json';

type Entry = Partial<Record<'version' | 'resolved' | 'integrity', string>> &
  Partial<Record<'dev' | 'optional' | 'inBundle' | 'hasInstallScript', boolean>>;
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const where = (isWrong: (entry: Entry) => boolean | undefined) =>
  Object.keys(packages).filter((folder) => folder !== '' && isWrong(packages[folder] ?? {}));

describe('dependencies', () => {
  it('are locked to exact versions, the direct ones to those of package.json', () => {
    expect(where(({ version = '' }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    const direct = { ...dependencies, ...devDependencies };
    const locked = Object.keys(direct).map((name) => [
      name,
      packages[`node_modules/${name}`]?.version,
    ]);
    expect(Object.fromEntries(locked)).toEqual(direct);
  });

  // What another package contains is covered by the checksum of that one.
  it('come from the public registry and have a checksum, those of other platforms too', () => {
    const registry = 'https://registry.npmjs.org/';
    expect(where(({ resolved = registry }) => !resolved.startsWith(registry))).toEqual([]);
    expect(
      where(({ integrity = '', inBundle }) => !inBundle && !integrity.startsWith('sha512-')),
    ).toEqual([]);
  });

  it('run no install script in production', () => {
    expect(
      where(({ hasInstallScript, dev, optional }) => hasInstallScript && !dev && !optional),
    ).toEqual([]);
  });
});
