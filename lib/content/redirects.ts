import { z } from 'zod';
import { redirects as content } from '@/content/redirects';
import { uniqueBy } from '@/lib/content/schemas/fields';
import { isInternalPage, linkTarget } from '@/lib/content/schemas/links';
import { contentFile } from '@/lib/content/schemas/parse-content';

const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(
          /^\/[a-z0-9_.-]+(\/[a-z0-9_.-]+)*$/,
          'expected a path in lower case such as "/specials"',
        )
        .refine((path) => !isInternalPage(path), 'this page exists; a redirect would hide it'),
      to: linkTarget,
    }),
  )
  .superRefine(uniqueBy('from'));

/** @public next.config.mjs loads it. */
export const redirects = contentFile('content/redirects.ts', redirectsSchema, content);
