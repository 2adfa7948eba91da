import type { z } from 'zod';

export class ContentError extends Error {
  /**
   * @param file relative to the repository's root: "content/faq.ts"
   * @param mistakes for each, a sentence that says where it is and what was expected
   */
  constructor(
    readonly file: string,
    readonly mistakes: readonly string[],
  ) {
    super(`${file} has a mistake:\n  ${mistakes.join('\n  ')}`);
  }
}

const expectedTypes: Partial<Record<string, string>> = {
  string: 'a text in quotes, such as "some words"',
  number: 'a number without quotes, such as 7',
  int: 'a whole number without quotes, such as 7',
  boolean: 'true or false',
  array: 'a list in brackets, such as [{ name: "…" }]',
  object: 'a group of fields, such as { name: "…" }',
  record: 'a group of fields, such as { name: "…" }',
};

const units: Partial<Record<string, string>> = { string: ' characters', array: ' entries' };

function errorOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return `expected ${expectedTypes[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_big')
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ''}`;
  if (issue.code !== 'too_small') return undefined;
  return issue.inclusive
    ? `expected ${issue.minimum} or more${units[issue.origin] ?? ''}`
    : `expected more than ${issue.minimum}`;
}

/** For example, "stats (entry 5).label: ": people count from 1. Empty for the whole file. */
function pathInWords(path: readonly PropertyKey[]): string {
  const keys = path.map((key) =>
    typeof key === 'number' ? ` (entry ${key + 1})` : `.${String(key)}`,
  );
  return path.length > 0 ? `${keys.join('').slice(1)}: ` : '';
}

function actual(value: unknown): string {
  if (value === undefined) return ', but it is missing';
  if (typeof value === 'object') return '';
  const text = JSON.stringify(value);
  return `, but it is ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}

/** For example, "address.zip: expected a ZIP code, but it is missing". */
export function mistakesIn(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: errorOf, reportInput: true });
  const issues = error?.issues ?? [];
  return issues.map(({ path, message, input }) => pathInWords(path) + message + actual(input));
}

/**
 * @param file relative to the repository's root, for messages
 * @throws ContentError
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(file, mistakesIn(schema, value));
}

/** Returns the content of a file as its schema parses it. Throws ContentError. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = {
  (): z.output<Schema>;
  file: string;
  schema: Schema;
  value: unknown;
};

/** The content is parsed once, when it's first read. List it in check/all-content.ts. */
export function contentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): ContentFile<Schema> {
  let content: z.output<Schema> | undefined;

  const read = () => {
    content ??= parseContent(file, schema, value);
    return content;
  };

  return Object.assign(read, { file, schema, value });
}
