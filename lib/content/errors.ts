import { z } from 'zod';
import { errors as content } from '@/content/errors';
import { heading, sentence, titled } from './own-text';
import { validateContent } from './validate';

/** Browsers get `broken` as it is written (error-page.ts). */
const asWritten = z.string().regex(/^[^{}]*$/, 'expected no braces: nothing is filled in here');

export const errors = validateContent(
  'content/errors.ts',
  z.strictObject({
    notFound: titled,
    brandNotFound: titled,
    broken: z.strictObject({ heading: asWritten.pipe(heading()), text: asWritten.pipe(sentence()) }),
  }),
  content,
);
