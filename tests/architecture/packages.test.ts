/** @jest-environment node */
import { readFileSync } from 'node:fs';

type Entry = Partial<Record<'version' | 'resolved' | 'integrity', string>> &
  Partial<Record<'dev' | 'optional' | 'inBundle' | 'hasInstallScript', boolean>>;
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const where = (isWrong: (entry: Entry) => boolean | undefined) =>
  Object.keys(packages).filter((folder) => folder !== '' && isWrong(packages[folder] ?? {}));

describe('dependencies', () => {
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
