import { z } from 'zod';
import { faq as content } from '@/content/faq';
import { business } from './business';
import { eachOnce, slug } from './fields';
import { heading, paragraph } from './own-text';
import { validateContent } from './validate';

/** The question whose answer ends with how the business is paid. */
const DIFFERENCE = 'what-differs';

export const faqSchema = z
  .array(z.strictObject({ id: slug, question: heading(), answer: z.array(paragraph()).min(1) }))
  .refine(
    (list) => list.some(({ id }) => id === DIFFERENCE),
    `expected an entry with the id "${DIFFERENCE}", whose answer ends with howWeArePaid of content/business.ts`,
  )
  .superRefine(eachOnce('id'));

export type FaqItem = z.infer<typeof faqSchema>[number];

/** The questions; the first answer ends with how the business is paid. */
export const faq: readonly FaqItem[] = validateContent('content/faq.ts', faqSchema, content).map((item) =>
  item.id === DIFFERENCE ? { ...item, answer: [...item.answer, business.howWeArePaid] } : item,
);
