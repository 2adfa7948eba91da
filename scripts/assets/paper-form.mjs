#!/usr/bin/env node
/** Writes the paper credit application: a fillable PDF with the facts of content/business.ts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';

const FILE = 'public/forms/credit-application.pdf';
const COMMAND = 'node scripts/assets/paper-form.mjs';
const { values } = parseOptions({
  usage: `${COMMAND} [--check]

Writes ${FILE}. Run it after a change to content/business.ts or to the form's text;
the same sources always give the same bytes.

  --check   writes nothing; exits with 1 when the file is not what would be written`,
  options: { check: { type: 'boolean' } },
});

const { drawForm } = await import('./paper-form/form.mjs');
const bytes = Buffer.from(await drawForm());
const file = path.join(root, FILE);
if (!values.check) {
  writeFileSync(file, bytes);
  console.log(`${FILE}: ${(bytes.length / 1024).toFixed(1)} KB`);
} else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
  console.error(`${FILE} is out of date: run "${COMMAND}".`);
  process.exitCode = 1;
}
