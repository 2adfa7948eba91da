import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The owner can also leave the field out. */
export const mayBeEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'expected lower-case letters, digits and hyphens, such as "bad-credit"',
  );

export const date = z.iso.date('expected a date that exists, such as "2026-09-30"');

export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'expected a full URL such as "https://www.example.com/page"',
});

const publicPath = (file: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public', file);

/** A deployed server has no public/: then its build has looked for the file. */
const isPublic = (file: string) => existsSync(publicPath(file)) || !existsSync(publicPath(''));

/** The URL of a file in public/. */
export const publicFile = z
  .string()
  .refine(
    (file) => /^\/[^?#]+\.\w+$/.test(file) && isPublic(file),
    'expected the path of a file in public/, without "public", such as "/our-logo.png"',
  );

export const PHOTO_FILE = /^[\w-]+\.(jpe?g|png|webp|avif)$/i;
export const EXPECTED_PHOTO =
  'expected a JPEG, PNG, WebP, or AVIF whose name has letters, numbers, and hyphens alone, such as "our-office.jpg"';

/** The name of a file in public/photos. */
export const photoFile = z
  .string()
  .regex(PHOTO_FILE, EXPECTED_PHOTO)
  .refine((file) => isPublic(`/photos/${file}`), {
    error: ({ input }) => `there is no file public/photos/${input}`,
  });

/** lib/catalogue reads the files themselves, so a schema that trimmed would change nothing. */
export const catalogueName = z
  .string()
  .regex(/^\S(.*\S)?$/, 'expected a name without outer spaces, such as "EV9"');

/** For `superRefine`: rejects an entry with the same value in `field` as an earlier one. */
export function uniqueBy<Field extends string>(field: Field) {
  return (list: readonly Record<Field, unknown>[], context: z.RefinementCtx) => {
    list.forEach((entry, index) => {
      const first = list.findIndex((other) => other[field] === entry[field]);
      if (first === index) return;
      const message = `expected every ${field} once; entry ${first + 1} has it, too`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    });
  };
}
