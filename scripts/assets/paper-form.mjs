#!/usr/bin/env node
/** Makes the paper credit application: a fillable PDF with the facts of content/business.ts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';
import { readFacts } from './paper-form/facts.mjs';
import { drawForm } from './paper-form/form.mjs';

const COMMAND = 'node scripts/assets/paper-form.mjs';
const { values } = parseOptions({
  usage: `${COMMAND} [--check] [--out FILE]

Writes public/forms/credit-application.pdf. Run it after a change to content/business.ts or to the form's words;
the same sources always give the same bytes.

  --check      writes nothing; exit code 1 when the file is not what would be written
  --out FILE   writes to (or checks) FILE instead`,
  options: { check: { type: 'boolean' }, out: { type: 'string' } },
});

async function main() {
  const file = path.resolve(values.out ?? path.join(root, 'public/forms/credit-application.pdf'));
  const bytes = Buffer.from(await drawForm(await readFacts()));
  if (values.check) {
    if (read(file)?.equals(bytes)) return;
    console.error(`${path.relative(root, file)} is out of date: run "${COMMAND}".`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path.relative(root, file)}: ${(bytes.length / 1024).toFixed(1)} KB`);
}

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

await main();
