import type { z } from 'zod';

/** One mistake in a file of content/. The message says what was expected, with an example. */
export type ContentMistake = {
  message: string;
  /** The field, such as ['address', 'zip']; empty for the whole file. */
  path?: readonly PropertyKey[];
  /** The invalid value; undefined if it is missing. */
  value?: unknown;
  /** For texts: the line, from 1. */
  line?: number;
};

export class ContentError extends Error {
  /**
   * @param file relative to the repository's root: "content/faq.ts"
   * @param mistakes at least one
   */
  constructor(
    readonly file: string,
    readonly mistakes: readonly ContentMistake[],
  ) {
    const sentences = mistakes.map((mistake) => `  ${sentenceOf(mistake)}`);
    super(`${file} has a mistake:\n${sentences.join('\n')}`);
  }
}

/** For example, "address.zip: expected a ZIP code, but it is missing". */
export function sentenceOf({ message, path = [], value, line }: ContentMistake): string {
  if (path.length > 0) return `${fieldName(path)}: ${message}${actual(value)}`;
  return `${line === undefined ? '(whole file)' : `line ${line}`}: ${message}`;
}

/** For example, "stats (entry 5).label": people count from 1. */
function fieldName(path: readonly PropertyKey[]): string {
  const parts = path.map((part) =>
    typeof part === 'number' ? ` (entry ${part + 1})` : `.${String(part)}`,
  );
  return parts.join('').slice(1);
}

function actual(value: unknown): string {
  if (value === undefined) return ', but it is missing';
  if (typeof value === 'object') return '';
  const text = JSON.stringify(value);
  return `, but it is ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}

const expectedTypes: Record<string, string> = {
  string: 'expected a text in quotes, such as "some words"',
  number: 'expected a number without quotes, such as 7',
  int: 'expected a whole number without quotes, such as 7',
  boolean: 'expected true or false',
  array: 'expected a list in brackets, such as [{ name: "…" }]',
  object: 'expected a group of fields, such as { name: "…" }',
};

/** What a limit counts, if it isn't the number itself. */
const units: Record<string, string> = { array: ' in the list', string: ' characters' };

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return expectedTypes[issue.expected];
  if (issue.code === 'too_big')
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ''}`;
  if (issue.code === 'too_small') {
    const least = issue.inclusive === false ? 'more than' : 'at least';
    return `expected ${least} ${issue.minimum}${units[issue.origin] ?? ''}`;
  }
  if (issue.code !== 'invalid_value') return undefined;
  return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** zod reports all unknown fields of a group as one issue. This makes one issue of each. */
function issuesByField(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  const message = 'expected no such field (is its name misspelled?)';
  return issue.keys.map((key) => ({ path: [...issue.path, key], message }));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

/** Only the first mistake of each field: the others usually follow from it. */
export function mistakesIn(schema: z.ZodType, value: unknown): ContentMistake[] {
  const { error } = schema.safeParse(value, { error: messageOf });
  const fields = new Map<string, ContentMistake>();
  for (const { path, message } of error?.issues.flatMap(issuesByField) ?? []) {
    const field = path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, { path, message, value: valueAt(value, path) });
  }
  return [...fields.values()];
}

/**
 * @param file relative to the repository's root, for messages
 * @returns the value as parsed by the schema
 * @throws ContentError with every invalid field and what was expected
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(file, mistakesIn(schema, value));
}

/** What `validated` returns; its schema and value are for tests. */
export type Validated<Schema extends z.ZodType = z.ZodType> = {
  (): z.output<Schema>;
  file: string;
  schema: Schema;
  value: unknown;
};

/**
 * Makes a function that validates the content on its first call and keeps the result. That call
 * throws ContentError if something is invalid. List it in check/content-schemas.ts.
 */
export function validated<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): Validated<Schema> {
  let parsed: z.output<Schema> | undefined;

  const validate = () => {
    parsed ??= validateContent(file, schema, value);
    return parsed;
  };

  return Object.assign(validate, { file, schema, value });
}
