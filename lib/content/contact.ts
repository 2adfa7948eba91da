import { z } from 'zod';
import { contact as content } from '@/content/contact';
import { heading, sentence } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

const contactSchema = z.strictObject({
  heading: heading(),
  text: sentence(),
  response: sentence(),
  visit: z.strictObject({ heading: heading(), hasHarborChart: z.boolean(), photo }),
});

export const contact = validateContent('content/contact.ts', contactSchema, content);
