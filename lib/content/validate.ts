import type { z } from 'zod';
import { ContentError, type ContentMistake } from './content-error';

/** What is expected of a value's type, where the schema has no message of its own. */
const expectedTypes: Record<string, string> = {
  string: 'expected a text in quotes, such as "some words"',
  number: 'expected a number without quotes, such as 7',
  int: 'expected a whole number without quotes, such as 7',
  boolean: 'expected true or false',
  array: 'expected a list, such as ["one", "two"]',
  object: 'expected a group of fields, such as { name: "…" }',
};

const A_LIST_OF_GROUPS =
  'expected a list, in brackets also around a single group, such as [{ name: "…" }]';

const units: Record<string, string> = { array: ' entries', string: ' characters' };

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const isGroup = typeof issue.input === 'object' && issue.input !== null;
    if (issue.expected === 'array' && isGroup) return A_LIST_OF_GROUPS;
    return expectedTypes[issue.expected];
  }

  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => JSON.stringify(value));
    return `expected ${values.join(' or ')}`;
  }

  if (issue.code === 'too_small') {
    return `expected at least ${issue.minimum}${units[issue.origin] ?? ''}`;
  }

  if (issue.code === 'too_big') {
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ''}`;
  }

  if (issue.code === 'unrecognized_keys') {
    const { shape = {} } = (issue.inst ?? {}) as Partial<z.ZodObject>;
    return issue.keys.map((key) => unknownField(key, Object.keys(shape))).join('\n');
  }
  return undefined;
}

function unknownField(key: string, known: readonly string[]): string {
  const meant = known.find((name) => isNearly(key, name));
  return meant ? `unknown field (did you mean ${meant}?)` : 'unknown field';
}

/** Whether two names differ in two letters beside each other at most, as phone and fone do. */
function isNearly(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return length > 3 && length - start - end <= 2;
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** Each unknown field by its own name: zod reports all of them at the group that has them. */
function issuesByField(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code !== 'unrecognized_keys') return [issue];
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => ({
      path: [...issue.path, key],
      message: messages[index] ?? issue.message,
    }));
  });
}

const keyOf = ({ path }: Issue) => path.map(String).join('.');

/** The first issue of each field: a second one would only follow from it. */
function firstOfEachField(issues: readonly Issue[]): Issue[] {
  const fields = new Map<string, Issue>();
  for (const issue of issues) {
    if (!fields.has(keyOf(issue))) fields.set(keyOf(issue), issue);
  }
  return [...fields.values()];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

/**
 * Validates the content of one file.
 *
 * @param file from the root of the repository, for messages
 * @returns what the schema makes of the value
 * @throws ContentError with every wrong field, and what was expected there
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: messageOf });
  if (result.success) return result.data;

  const issues = firstOfEachField(issuesByField(result.error.issues));
  const mistakes = issues.map(({ path, message }): ContentMistake => {
    const isMissing = path.length > 0 && valueAt(value, path) === undefined;
    return { path, message, isMissing };
  });
  throw new ContentError(file, mistakes);
}

type Validation = {
  file: string;
  schema: z.ZodType;
  value: unknown;
  validate: () => unknown;
};

/** Every use of `validated`, for the check of content/. */
export const validations: Validation[] = [];

/**
 * Prepares the validation of a file of content/.
 *
 * @returns a function that validates the content when it is first called, and keeps it; it throws
 *   as `validateContent` does
 */
export function validated<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): () => z.output<Schema> {
  let parsed: z.output<Schema> | undefined;

  const validate = () => {
    parsed ??= validateContent(file, schema, value);
    return parsed;
  };

  validations.push({ file, schema, value, validate });
  return validate;
}
