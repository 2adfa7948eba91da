import { parseDocument } from 'yaml';
import { z } from 'zod';
import { guideExists } from '@/lib/content/guides-on-disk';
import { rates } from '@/lib/content/rates';
import { curlQuotes } from '@/lib/format/words';
import { date, slug } from './fields';
import { ContentError, parseContent } from './parse-content';
import { description, textWithFacts, title } from './texts';

export const legalFields = z.strictObject({
  title: title(),
  description: description(),
  /** Says what the date is, such as "Effective". */
  dateKind: textWithFacts({ max: 40 }),
  date,
});

export const defaultDrawing = 'bridge';

/** A rate by its name in content/rates.ts, such as "taxPercent.nyc"; undefined if there is none. */
function currentRate(name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (group, key) => (group as Record<string, unknown> | undefined)?.[key],
      rates(),
    );
}

/** Names the guides whose typed amounts are out of date after a change of a rate. */
const workedOutWith = z.record(z.string(), z.number()).superRefine((used, context) => {
  for (const [name, value] of Object.entries(used)) {
    const current = currentRate(name);
    if (value === current) continue;
    const message =
      typeof current === 'number'
        ? `it is ${current} in content/rates.ts now: work out the amounts of this guide again that rest on it, then write ${current} here; typed are numbers in its title, description, charts, and in <Usd>{…} without "props."`
        : 'expected the name of a rate in content/rates.ts, such as taxPercent.nyc';
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export const guideFields = z
  .strictObject({
    id: z.int().positive(),
    title: title().transform(curlQuotes),
    description: description().transform(curlQuotes),
    keywords: z.array(textWithFacts({ max: 40 })).min(1),
    date,
    /** Reading time, at 225 words a minute. */
    minutes: z.int().min(1).max(30),
    updated: date.optional(),
    related: z
      .array(
        z
          .string()
          .refine(guideExists, 'expected the name of a guide in content/blog, without .mdx'),
      )
      .default([]),
    // No page shows them. When a fact changes, git grep finds the guides that use it
    // (docs/facts.md).
    facts: z.array(slug).default([]),
    workedOutWith: workedOutWith.optional(),
    /** A drawing of public/art/guides. */
    drawing: z.string().default(defaultDrawing),
  })
  .refine(({ date: written, updated }) => updated === undefined || updated > written, {
    path: ['updated'],
    error: 'expected a later date than in "date", or no such field',
  });

/** Windows text editors may put a byte order mark at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * @param file its name, for error messages
 * @param source the text of an MDX file
 * @throws ContentError if there is no front matter, it isn't valid YAML, or a field has a mistake
 */
export function parseFrontMatter<Fields extends z.ZodType>(
  file: string,
  fields: Fields,
  source: string,
): z.output<Fields> {
  const text = source.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const [, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined)
    throw new ContentError(file, ['expected fields between two lines of --- at the top']);

  // The empty line stands in for the first ---, so that YAML's line numbers match the file's.
  const document = parseDocument(`\n${yaml}`);
  const [error] = document.errors;
  if (error)
    throw new ContentError(file, [
      `expected fields such as title: "Leasing a Car", each once: ${error.message}`,
    ]);
  return parseContent(file, fields, document.toJS());
}
