import { z } from 'zod';
import { errors as content } from '@/content/errors';
import { heading, sentence } from './own-text';
import { validateContent } from './validate';

/** Nothing is filled in here: browsers get `broken` as it is written. */
const noBraces = [
  (text: string) => !/[{}]/.test(text),
  'expected no braces: nothing is filled in here',
] as const;
const titled = z.strictObject({ heading: heading(), text: sentence() });

export const errors = validateContent(
  'content/errors.ts',
  z.strictObject({
    notFound: titled,
    brandNotFound: titled,
    broken: z.strictObject({
      heading: z
        .string()
        .refine(...noBraces)
        .pipe(heading()),
      text: z
        .string()
        .refine(...noBraces)
        .pipe(sentence()),
    }),
  }),
  content,
);
