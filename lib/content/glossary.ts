import { slug } from 'github-slugger';
import { z } from 'zod';
import { glossary as content } from '@/content/glossary';
import { validateContent } from './validate';

const name = z.string().trim().min(2, 'expected a term, such as "money factor"');
const MAX_SENTENCES = 2;

const glossarySchema = z
  .array(
    z.strictObject({
      term: name,
      also: z.array(name).optional(),
      definition: z
        .string()
        .trim()
        .regex(/[.]$/, 'expected a sentence that ends with a period')
        .refine(
          (text) => text.split(/[.!?](?=\s|$)/).length - 1 <= MAX_SENTENCES,
          `expected at most ${MAX_SENTENCES} sentences`,
        ),
    }),
  )
  .superRefine((entries, context) => {
    const seen = new Map<string, string>();
    entries.forEach(({ term, also = [] }, index) => {
      for (const one of [term, ...also]) {
        const owner = seen.get(one.toLowerCase());
        const message = `expected every name once; "${one}" already means ${owner}`;
        if (owner) context.addIssue({ code: 'custom', path: [index, 'term'], message });
        seen.set(one.toLowerCase(), term);
      }
      const previous = entries[index - 1]?.term ?? '';
      if (previous.toLowerCase() > term.toLowerCase()) {
        const message = `expected terms in alphabetical order; "${term}" belongs before "${previous}"`;
        context.addIssue({ code: 'custom', path: [index, 'term'], message });
      }
    });
  });

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

export const glossary = validateContent('content/glossary.ts', glossarySchema, content);

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
