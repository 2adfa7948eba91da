/** Writes the paper credit application, a fillable PDF with the facts of content/business.ts, into public/forms. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { drawForm } from './paper-form/form.mjs';

const FILE = path.join(root, 'public/forms/credit-application.pdf');

export async function writePaperForm() {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, await drawForm());
}
