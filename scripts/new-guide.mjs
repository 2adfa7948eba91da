#!/usr/bin/env node
/** Creates a draft of a guide: a valid file in content/blog with every part that a guide needs. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWithUsage, parseOptions, printError } from './lib/cli.mjs';
import { readEnvFiles } from './lib/env-files.mjs';
import { draftGuide } from './lib/guide-draft.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { portFrom } from './lib/ports.mjs';
import { root } from './lib/root.mjs';

const usage = `npm run new:guide "Title of the guide"

Creates content/blog/title-of-the-guide.mdx: a draft with the next id, today's date and an outline.`;
const { positionals } = parseOptions({ usage, allowPositionals: true });
if (positionals.length === 0) exitWithUsage('The title is missing.', usage);

async function existingGuides() {
  /** @type {typeof import('@/lib/guides/guide') & typeof import('@/lib/guides/guide-file')} */
  const { guideSlugsOnDisk, guideSource, parseGuide } = await loadTypeScript(
    "export * from '@/lib/guides/guide'; export * from '@/lib/guides/guide-file';",
  );
  return guideSlugsOnDisk().map((slug) => ({ ...parseGuide(slug, guideSource(slug)), slug }));
}

async function main() {
  await readEnvFiles();
  // The day at the business, not on this computer.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const { slug, text } = draftGuide(positionals.join(' '), { today, guides: await existingGuides() });
  writeFileSync(path.join(root, `content/blog/${slug}.mdx`), text, { flag: 'wx' });
  console.log(`Created content/blog/${slug}.mdx, a draft. Next:

  1. Open it and replace every TODO. Other guides show the components that you can use.
  2. See it: npm run dev, then http://localhost:${portFrom('PORT', 3000)}/blog/${slug}
     Or push it to a branch: previews show drafts, the live site doesn't.
  3. When it is finished, remove "draft: true" and run
     npm run content:check
     It reports what still breaks a rule.`);
}

try {
  await main();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
