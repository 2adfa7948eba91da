import { z } from 'zod';
import { contact as content } from '@/content/contact';
import { heading, sentence, titled } from './own-text';
import { photo } from './photo';
import { validateContent } from './validate';

const contactSchema = titled.extend({
  response: sentence(),
  visit: z.strictObject({ heading: heading(), hasHarborChart: z.boolean(), photo }),
});

export const contact = validateContent('content/contact.ts', contactSchema, content);
