#!/usr/bin/env node
/** Makes a draft of a guide: a valid file in content/blog with everything in it that a guide needs. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitWithUsage, parseOptions, printError, UserError } from './lib/cli.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { portFrom } from './lib/ports.mjs';
import { root } from './lib/root.mjs';

const USAGE = `npm run new:guide "Title of the guide"

Makes content/blog/title-of-the-guide.mdx: a draft with the next id, today's date and a skeleton to write into.`;

/** @param {string} title @returns {string} "Leasing & Taxes in NJ" becomes "leasing-taxes-in-nj" */
export function slugFrom(title) {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const skeleton = `TODO: open with the answer, in two or three sentences. A reader who stops here should know the main thing.

<KeyFacts>

- TODO: three to five facts, each true on its own.

</KeyFacts>

## TODO: the first thing a reader needs

TODO: write it. Figures with $ or % stand in content/facts.ts; invented ones go into an example:

<SumExample title="An example" lines={[["First month", 400], ["Registration", 120]]} totalLabel="Due at signing" />

## TODO: when this is the wrong choice

<WrongChoice title="When to leave it">

TODO: say honestly for whom this is not right.

</WrongChoice>
`;

/**
 * @param {string} title 10 to 60 characters
 * @param {{ today: string, guides: { slug: string, id: number, date: string, draft: boolean }[] }} now `today` as "2026-01-31"; `guides`: all there are
 * @returns {{ slug: string, text: string }}
 * @throws UserError when the title cannot be one, or is taken
 */
export function draftGuide(title, { today, guides }) {
  const name = title.trim().replace(/\s+/g, ' ');
  if (name.length < 10 || name.length > 60) {
    throw new UserError(
      `The title has ${name.length} characters, and 10 to 60 are shown whole by search engines: npm run new:guide "Leasing a Car in Hoboken"`,
    );
  }
  if (/["\\]/.test(name)) throw new UserError('The title has a " or a \\ in it: leave it out.');
  const slug = slugFrom(name);
  if (slug === '')
    throw new UserError('The title has neither a letter nor a digit that an address can have.');
  if (guides.some((guide) => guide.slug === slug))
    throw new UserError(
      `content/blog/${slug}.mdx is there already: choose another title, or edit that guide.`,
    );

  const id = Math.max(0, ...guides.map((guide) => guide.id)) + 1;
  const related = guides
    .filter((guide) => !guide.draft)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, 2)
    .map((guide) => guide.slug);
  const text = `---
id: ${id}
title: "${name}"
description: "TODO: say in 50 to 160 characters what the reader will know afterwards."
keywords: ["TODO first keyword", "second keyword", "third keyword", "fourth keyword"]
date: ${today}
related: [${related.join(', ')}]
draft: true
---

${skeleton}`;
  return { slug, text };
}

function today() {
  // The business's day, not the computer's.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(
    new Date(),
  );
}

async function main() {
  const { positionals } = parseOptions({ usage: USAGE, allowPositionals: true });
  if (positionals.length === 0) exitWithUsage('The title is missing.', USAGE);
  const folder = path.join(root, 'content/blog');
  const { guideSlugsOnDisk, guideSource, parseArticle } = await loadTypeScript(`
    export { parseArticle } from '@/lib/articles/article';
    export { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
  `);
  const guides = guideSlugsOnDisk().map((name) => parseArticle(name, guideSource(name)));
  const { slug, text } = draftGuide(positionals.join(' '), { today: today(), guides });
  const file = path.join(folder, `${slug}.mdx`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
  console.log(`Made content/blog/${slug}.mdx, a draft. Next:

  1. Open it and replace every TODO. Read another guide beside it for the parts you may use.
  2. See it: npm run dev, then http://localhost:${portFrom('PORT', 3000)}/blog/${slug}
     Or commit it to a branch and push: the preview shows drafts, the public site does not.
  3. When it is finished, take "draft: true" out and run
     npm test -- unit
     It names, with the rule, whatever is still wrong.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    process.exitCode = 1;
  });
}
