import { z } from 'zod';
import { validateContent } from '@/lib/content/validate';
import { guideExists } from './guide-file';

const day = z.iso.date('expected a date such as 2025-09-02');

const frontmatterSchema = z.strictObject(
  {
    id: z
      .int('expected a whole number of its own, such as 13')
      .positive('expected a number from 1, such as 13'),
    title: z
      .string('expected a title of 10 to 60 characters, such as "Leasing vs. Buying in NYC and NJ"')
      .min(10, 'expected at least 10 characters')
      .max(60, 'expected at most 60 characters'),
    description: z
      .string('expected a description of 50 to 160 characters in quotes')
      .min(50, 'expected at least 50 characters')
      .max(160, 'expected at most 160 characters'),
    keywords: z
      .array(z.string().min(2, 'expected a keyword'), 'expected 4 to 8 keywords, such as ["car lease NJ", …]')
      .min(4, 'expected 4 to 8 keywords')
      .max(8, 'expected 4 to 8 keywords'),
    date: day,
    updated: day.optional(),
    readTime: z
      .string('expected a text such as 8 min read')
      .regex(/^\d+ min read$/, 'expected a text such as 8 min read'),
    related: z
      .array(
        z
          .string()
          .refine(
            guideExists,
            'expected the slug of another guide, its file name without .mdx, such as leasing-vs-buying-nyc-nj-2025',
          ),
      )
      .length(
        2,
        'expected two other guides, such as [leasing-vs-buying-nyc-nj-2025, hidden-costs-car-leasing-nyc-nj]',
      ),
    draft: z.boolean('expected true or false').optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys?.join(', ')}` : undefined,
  },
);

export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** A list such as `[one, "two, with a comma"]`. */
function list(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,\s][^,]*)/g)].map(
    (match) => match[1] ?? match[2]?.trim() ?? '',
  );
}

function value(text: string): unknown {
  if (text.startsWith('[') && text.endsWith(']')) return list(text.slice(1, -1));
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1)
    return text.slice(1, -1).replaceAll('\\"', '"');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Reads the lines between the two `---` of a guide. They are flat (`field: value`), so the few forms the guides
 * use are read here and everything else is refused by name.
 *
 * @param file the file, as the marketing team knows it ("content/blog/….mdx")
 * @param text the lines between the `---`
 * @returns the validated fields (spec section 3, blog post)
 * @throws Error naming the file, the field and what was expected
 */
export function parseFrontmatter(file: string, text: string): Frontmatter {
  const fields: Record<string, unknown> = {};
  for (const [at, line] of text.split('\n').entries()) {
    const [, code = ''] = line.match(/^((?:[^#"]|"[^"]*")*)(?:#.*)?$/) ?? [];
    if (code.trim() === '') continue;
    const [, name, rest] = code.match(/^(\w+):\s+(\S.*?)\s*$/) ?? [];
    if (!name || rest === undefined) {
      throw new Error(
        `${file} has a mistake:\n  "${line.trim()}": expected a line such as title: "…" (line ${at + 2})`,
      );
    }
    if (name in fields)
      throw new Error(
        `${file} has a mistake:\n  ${name}: stands there twice, the second time in line ${at + 2}`,
      );
    fields[name] = value(rest);
  }
  return validateContent(file, frontmatterSchema, fields, `---\n${text}`);
}
