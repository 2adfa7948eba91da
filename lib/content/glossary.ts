import { slug } from 'github-slugger';
import { z } from 'zod';
import { glossary as content } from '@/content/glossary';
import { eachOnce } from './fields';
import { ownText, sentence } from './own-text';
import { validateContent } from './validate';

const name = ownText({ what: 'a term, such as "money factor"', most: 60 });

const glossarySchema = z
  .array(z.strictObject({ term: name, also: z.array(name).optional(), definition: sentence() }))
  .superRefine(eachOnce('term'));

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

/** The terms in alphabetical order. */
export const glossary = validateContent('content/glossary.ts', glossarySchema, content).sort((a, b) =>
  a.term.localeCompare(b.term, 'en'),
);

const byName = new Map(
  glossary.flatMap((entry) => [entry.term, ...(entry.also ?? [])].map((one) => [one.toLowerCase(), entry])),
);

/** @param name a term or another name of it, in any case @returns its entry; `null` when the glossary has none */
export function findTerm(name: string): GlossaryEntry | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}

/** @returns the anchor of a term: "money factor" becomes "term-money-factor" */
export function termId({ term }: GlossaryEntry): string {
  return `term-${slug(term)}`;
}
