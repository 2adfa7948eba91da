import { z } from 'zod';
import { contact as content } from '@/content/contact';
import { ownText } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

const contactSchema = z.strictObject({
  heading: ownText('a heading'),
  text: ownText('a sentence'),
  response: ownText('a sentence about how soon you respond'),
  visit: z.strictObject({ heading: ownText('a heading'), hasHarborChart: z.boolean(), photo }),
});

export const contact = validateContent('content/contact.ts', contactSchema, content);
