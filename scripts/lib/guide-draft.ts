import { UserError } from './cli';

/** @param title "Leasing & Taxes in NJ" becomes "leasing-taxes-in-nj" */
export function slugFrom(title: string): string {
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

TODO: write it. Amounts with $ or % come from content/facts.ts; invented ones go into an example:

<SumExample title="An example" lines={[["First month", 400], ["Registration", 120]]} totalLabel="Due at signing" />

## TODO: what to do next

<Checklist title="TODO: what to take along">

- TODO: one step or paper on each line

</Checklist>

<Confirm with="TODO: the agency that knows" url="https://www.nj.gov/mvc/">TODO: what it can confirm.</Confirm>

<Sources>

- [TODO: the page of an agency or a law](https://www.nj.gov/mvc/)

</Sources>
`;

type ExistingGuide = { slug: string; id: number; date: string; draft: boolean };

/**
 * @param title content:check says where it's too long
 * @param now `today` as "2026-01-31", and every existing guide
 * @returns the slug and the text of content/blog/<slug>.mdx
 * @throws UserError when the title is unusable or taken
 */
export function draftGuide(
  title: string,
  { today, guides }: { today: string; guides: readonly ExistingGuide[] },
): { slug: string; text: string } {
  const name = title.trim().replace(/\s+/g, ' ');
  const slug = slugFrom(name);
  if (slug === '') throw new UserError('The title has no letter or digit that a URL can contain.');
  if (guides.some((guide) => guide.slug === slug)) {
    throw new UserError(`content/blog/${slug}.mdx exists: choose another title, or edit that guide.`);
  }
  const related = guides
    .filter(({ draft }) => !draft)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, 2);
  const text = `---
id: ${Math.max(0, ...guides.map(({ id }) => id)) + 1}
title: ${JSON.stringify(name)}
description: "TODO: say in 50 to 160 characters what the reader will know afterward."
keywords: ["TODO first keyword", "second keyword", "third keyword", "fourth keyword"]
date: ${today}
related: [${related.map((guide) => guide.slug).join(', ')}]
drawing: bridge
draft: true
---

${skeleton}`;
  return { slug, text };
}
