/**
 * Copies the repository with the content of another business, for `npm test`: the files beside this one replace
 * those of content/, which gets one more make, without a logo, and one more guide.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root';

const NOT_COPIED = /^(node_modules|\.git|\.next.*|\.local.*|\.reports|\.env\.local|next-env\.d\.ts)$/;
const FIXTURE = path.join(root, 'tests/support/second-business/content');

function insert(file: string, before: RegExp, text: string): void {
  const source = readFileSync(file, 'utf8');
  const at = source.search(before);
  if (at === -1) throw new Error(`${file} does not contain ${before}`);
  writeFileSync(file, source.slice(0, at) + text + source.slice(at));
}

const guide = (text: string) => `---
id: 41
title: "Leasing With a Large Dog"
description: "How a dog changes the car, the fabric, and the end of a lease, and what to ask before you sign for one."
keywords: ["dog", "large dog", "lease with a dog", "wear and tear"]
date: 2026-02-01
updated: 2026-05-01
related: [best-family-cars-lease-new-jersey-2025, step-by-step-guide-leasing-nyc-nj-2025]
---

Measure the dog first.

## The trunk

${text}

<SumExample title="A bath a month" lines={[["Bath", 61.5], ["Towel", 7]]} totalLabel="In all" />

### And the seats

We'd measure twice, since it isn't our dog. He'd rather walk, and she'd rather drive. It hasn't rained, so it wasn't wet. Nobody couldn't see that. Leave the rest to [the policy](/terms-of-service).

<Checklist title="For the dog">

- A blanket that fits the trunk

</Checklist>

<Sources>

- [The motor vehicle commission](https://www.nj.gov/mvc/)

</Sources>
`;

/**
 * @param folder below the repository, so that its packages are found
 * @returns the absolute path of the copy
 */
export function copyWithSecondBusiness(folder: string): string {
  const copy = path.join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(root).filter((name) => !NOT_COPIED.test(name)))
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');

  // What the fixture replaces, for tests/e2e/crawl.spec.ts.
  for (const file of readdirSync(FIXTURE))
    cpSync(path.join(copy, 'content', file), path.join(copy, 'tests/support/second-business/replaced', file));
  cpSync(FIXTURE, path.join(copy, 'content'), { recursive: true });
  const catalogue = path.join(copy, 'content/catalogue');
  insert(
    path.join(catalogue, 'makes.ts'),
    / {2}\{ name: ['"]Toyota/,
    "  { name: 'Toravia', slug: 'toravia', aliases: ['toravia motors'] },\n",
  );
  insert(
    path.join(catalogue, 'models.ts'),
    / {2}toyota: \{/,
    "  toravia: {\n    Wayfarer: 'sedan',\n    'Wayfarer GT': 'coupe',\n  },\n",
  );
  insert(
    path.join(catalogue, 'brand-models.ts'),
    /\n\]/,
    `\n  {
    id: 41,
    makeSlug: 'toravia',
    model: 'Wayfarer',
    year: 2025,
    image: '/vehicles/sedan-ink.svg',
    features: ['Hybrid powertrain in every trim', 'Standard all-wheel drive'],
    source: 'Toravia Official',
  },`,
  );
  insert(path.join(catalogue, 'popular-makes.ts'), /\n\]/, "\n  'toravia',");
  const nouns = Array.from({ length: 110 }, (_, at) => `Noun${at} ${`noun${at} `.repeat(8)}end.`).join(' ');
  writeFileSync(path.join(copy, 'content/blog/leasing-with-a-large-dog.mdx'), guide(nouns));
  return copy;
}
