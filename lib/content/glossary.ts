import { slug as anchorOf } from 'github-slugger';
import { z } from 'zod';
import { glossary as content } from '@/content/glossary';
import { uniqueBy } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { pageText, textWithFacts } from '@/lib/content/schemas/texts';

const termName = textWithFacts({ max: 60 });

const glossarySchema = z
  .array(
    z.strictObject({ term: termName, also: z.array(termName).optional(), definition: pageText() }),
  )
  .superRefine(uniqueBy('term'));

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

export const glossary = contentFile('content/glossary.ts', glossarySchema, content);

/**
 * @param name a term or one of its other names, in any case
 * @returns `null` when the glossary doesn't have it
 */
export function findGlossaryTerm(name: string): GlossaryEntry | null {
  const wanted = name.trim().toLowerCase();
  const isMeant = (one: string) => one.toLowerCase() === wanted;
  return glossary().find(({ term, also = [] }) => [term, ...also].some(isMeant)) ?? null;
}

/** The anchor of a term: "money factor" becomes "term-money-factor". */
export const termId = ({ term }: GlossaryEntry) => `term-${anchorOf(term)}`;
