import { z } from 'zod';
import { errors as content } from '@/content/errors';
import { validateContent } from './validate';

const text = z
  .string()
  .trim()
  .min(1, 'expected a sentence')
  .regex(/^[^{}]*$/, 'expected no braces: nothing is filled in here');

export const errors = validateContent(
  'content/errors.ts',
  z.strictObject({
    notFound: z.strictObject({ text }),
    broken: z.strictObject({ heading: text, text }),
  }),
  content,
);
