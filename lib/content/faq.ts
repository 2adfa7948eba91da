import { slug as anchorOf } from 'github-slugger';
import { z } from 'zod';
import { faq as faqContent } from '@/content/faq';
import { glossary as glossaryContent } from '@/content/glossary';
import { business } from './business';
import { eachOnce } from './field-schemas';
import { heading, ownerText, paragraph, sentence } from './text-schemas';
import { validated } from './validate';

const DIFFERENCE = 'what-differs';

/** What the FAQ answers, in order; their ids are anchors that guides link to. */
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

/** The answer to `DIFFERENCE` ends with how the business is paid. */
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
 * @param name a term or another name of it, in any case
 * @returns its entry; `null` when the glossary has none
 */
export function findTerm(name: string): GlossaryEntry | null {
  const wanted = name.trim().toLowerCase();
  const isMeant = (one: string) => one.toLowerCase() === wanted;
  return glossary().find(({ term, also = [] }) => [term, ...also].some(isMeant)) ?? null;
}

/** @returns the anchor of a term: "money factor" becomes "term-money-factor" */
export const termId = ({ term }: GlossaryEntry) => `term-${anchorOf(term)}`;
