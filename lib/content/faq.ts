import { z } from 'zod';
import { faq as content } from '@/content/faq';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { heading, textWithLinks } from '@/lib/content/schemas/texts';
import { business } from './business';

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
      answer: z.array(textWithLinks()).min(1),
    }),
  )
  .refine(
    (list) => list.map(({ id }) => id).join() === QUESTIONS.join(),
    `expected six questions with these ids, in this order: ${QUESTIONS.join(', ')}`,
  );

export type FaqItem = z.infer<typeof faqSchema>[number];

export const faq = contentFile(
  'content/faq.ts',
  faqSchema.transform((list) =>
    list.map((item) =>
      item.id === DIFFERENCE
        ? { ...item, answer: [...item.answer, business().howWeArePaid] }
        : item,
    ),
  ),
  content,
);
