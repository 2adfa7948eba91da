import { z } from 'zod';
import { faq as content } from '@/content/faq';
import { business } from './business';
import { eachOnce, includesEntry } from './fields';
import { FORMATTING } from './own-text';
import { validateContent } from './validate';

const paragraph = z
  .string()
  .trim()
  .min(1, 'expected a paragraph')
  .superRefine((text, context) => {
    if (FORMATTING.test(text)) {
      const message =
        'expected plain sentences, with each line of a list as a paragraph of its own: "**", "<b>", and "- " are shown as they are';
      context.addIssue({ code: 'custom', message });
    }
    if (/\]\s*\(/.test(text.replace(/\[[^\][]+\]\([^()\s]+\)/g, ''))) {
      context.addIssue({ code: 'custom', message: 'expected links such as "[text](/page)"' });
    }
  });

/** The question whose answer ends with how the business is paid. */
const DIFFERENCE = 'what-differs';

export const faqSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected an id such as "bad-credit"'),
      question: z.string().trim().endsWith('?', 'expected a question that ends with "?"'),
      answer: z.array(paragraph).min(1, 'expected an answer'),
    }),
  )
  .superRefine(includesEntry('id', DIFFERENCE))
  .superRefine(eachOnce('id'));

export type FaqItem = z.infer<typeof faqSchema>[number];

/** The questions; the first answer ends with how the business is paid. */
export const faq: readonly FaqItem[] = validateContent('content/faq.ts', faqSchema, content).map((item) =>
  item.id === DIFFERENCE ? { ...item, answer: [...item.answer, business.howWeArePaid] } : item,
);
