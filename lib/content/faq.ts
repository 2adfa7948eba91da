import { slug as anchorOf } from 'github-slugger';
import { z } from 'zod';
import { faq as faqContent } from '@/content/faq';
import { glossary as glossaryContent } from '@/content/glossary';
import { business } from './business';
import { eachOnce } from './field-schemas';
import { heading, ownerText, paragraph, sentence } from './text-schemas';
import { validated } from './validate';

const DIFFERENCE = 'what-differs';

/** The questions in their order. The ids are anchors that guides link to. */
const QUESTIONS = [
  DIFFERENCE,
  'bad-credit',
  'additional-fees',
  'customizing',
  'exceeding-mileage',
  'returning-the-vehicle',
];

const faqSchema = z
  .array(
    z.strictObject({
      id: z.string(),
      question: heading(),
      answer: z.array(paragraph()).min(1),
    }),
  )
  .refine(
    (list) => list.map(({ id }) => id).join() === QUESTIONS.join(),
    `expected six questions with these ids, in this order: ${QUESTIONS.join(', ')}`,
  );

export type FaqItem = z.infer<typeof faqSchema>[number];

/** The answer to `DIFFERENCE` ends with `howWeArePaid` of content/business.ts. */
export const faq = validated(
  'content/faq.ts',
  faqSchema.transform((list) =>
    list.map((item) =>
      item.id === DIFFERENCE
        ? { ...item, answer: [...item.answer, business().howWeArePaid] }
        : item,
    ),
  ),
  faqContent,
);

const termName = ownerText({ what: 'a term, such as "money factor"', most: 60 });

const glossarySchema = z
  .array(
    z.strictObject({ term: termName, also: z.array(termName).optional(), definition: sentence() }),
  )
  .superRefine(eachOnce('term'));

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

export const glossary = validated(
  'content/glossary.ts',
  glossarySchema.transform((entries) => entries.sort((a, b) => a.term.localeCompare(b.term, 'en'))),
  glossaryContent,
);

/**
 * @param name a term or one of its other names, in any case
 * @returns `null` when the glossary doesn't have it
 */
export function findTerm(name: string): GlossaryEntry | null {
  const wanted = name.trim().toLowerCase();
  const isMeant = (one: string) => one.toLowerCase() === wanted;
  return glossary().find(({ term, also = [] }) => [term, ...also].some(isMeant)) ?? null;
}

/** The anchor of a term: "money factor" becomes "term-money-factor". */
export const termId = ({ term }: GlossaryEntry) => `term-${anchorOf(term)}`;
