import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { EXPECTED_PHOTO, PHOTO_FILE } from '@/lib/photos/photo-file';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The owner can leave this value out by deleting its line or emptying its text. */
export const leftOutOrEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (trim(value) === '' ? undefined : trim(value)), schema.optional());

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'expected lower-case letters, digits and hyphens, such as "bad-credit"',
  );

const aYear = 'expected a model year such as 2026';
export const year = z.int(aYear).min(2000, aYear).max(2100, aYear);

export const date = z.iso.date('expected a date that exists, such as "2026-09-30"');

export const daysBefore = z
  .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
  .refine(([from, to]) => from >= to, 'expected the earlier day first, such as [30, 14]');

/** The URL of a file in public/. The schema checks that the file exists. */
export const publicFile = z
  .string()
  .refine((file) => /^\/[^?#]+\.\w+$/.test(file) && !file.includes('..') && isInPublic(file), {
    error: ({ input }) =>
      `there is no file public${input}; expected one such as "/vehicles/sedan-ink.svg"`,
  });

/** A deployed server may lack public/, so the check passes there. */
function isInPublic(file: string): boolean {
  const folder = path.join(process.cwd(), 'public');
  return existsSync(path.join(folder, file)) || !existsSync(path.join(folder, 'art'));
}

export const photoFile = z
  .string()
  .regex(PHOTO_FILE, EXPECTED_PHOTO)
  .refine((file) => isInPublic(`photos/${file}`), {
    error: ({ input }) => `there is no file public/photos/${input}`,
  });

/** lib/catalogue reads the files themselves, so a schema that trimmed would change nothing. */
export const catalogueName = (what: string) =>
  z.string(`expected ${what}`).regex(/^\S(.*\S)?$/, `expected ${what}, without outer spaces`);

/** For `superRefine`: rejects an entry with the same value in `field` as an earlier one. */
export function eachOnce<Field extends string>(field: Field) {
  return (list: readonly Record<Field, unknown>[], context: z.RefinementCtx) => {
    list.forEach((entry, index) => {
      const first = list.findIndex((other) => other[field] === entry[field]);
      if (first === index) return;
      const message = `expected every ${field} once; entry ${first + 1} has it, too`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    });
  };
}
