import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentFile } from '@/lib/content/content-file';
import { ContentError } from './content-error';
import { sourceLine } from './source-line';

/** What is expected of a value's type, where the schema has no message of its own. */
const expectedTypes: Record<string, string> = {
  string: 'expected a text in quotes, such as "some words"',
  number: 'expected a number without quotes, such as 7',
  int: 'expected a whole number without quotes, such as 7',
  boolean: 'expected true or false',
  array: 'expected a list, such as ["one", "two"]',
  object: 'expected a group of fields, such as { name: "…" }',
};

const units: Record<string, string> = { array: ' entries', string: ' characters' };

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return expectedTypes[issue.expected];
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  if (issue.code === 'too_small')
    return `expected at least ${issue.minimum}${units[issue.origin] ?? ''}`;
  if (issue.code === 'too_big')
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ''}`;
  return issue.code === 'unrecognized_keys' ? 'unknown field' : undefined;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

type Mistake = { path: readonly PropertyKey[]; message: string };
const fieldOf = ({ path }: Mistake) => path.map(String).join('.');

/** The first mistake of each field. */
function mistakesOf(issues: readonly z.core.$ZodIssue[]): Mistake[] {
  const mistakes = issues.flatMap((issue): Mistake[] => {
    if (issue.code !== 'unrecognized_keys') return [issue];
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }));
  });
  return mistakes.filter(
    (mistake, at) => mistakes.findIndex((other) => fieldOf(other) === fieldOf(mistake)) === at,
  );
}

/** Such as ", but line 12 says: phone: '555',"; empty when unknown. */
function describeActual(
  file: string,
  source: string,
  value: unknown,
  keys: readonly PropertyKey[],
): string {
  const isMissing = valueAt(value, keys) === undefined;
  const line = source === '' ? null : sourceLine(file, source, keys);
  if (!line) return isMissing ? ', but it is missing' : '';
  const { number, text } = line;
  if (isMissing || !line.isExact)
    return `${isMissing ? ', but it is missing' : ''} in the part that begins at line ${number}`;
  return `, but line ${number} says: ${text}`;
}

/**
 * @param source the text of `file`, if it isn't on disk
 * @throws ContentError with field, line, and what was expected
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  source?: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: messageOf });
  if (result.success) return result.data;
  const onDisk = contentFile(file);
  const text = source ?? (existsSync(onDisk) ? readFileSync(onDisk, 'utf8') : '');
  const mistakes = mistakesOf(result.error.issues).map((mistake) => {
    const actual = describeActual(file, text, value, mistake.path);
    return `${fieldOf(mistake) || '(whole file)'}: ${mistake.message}${actual}`;
  });
  throw new ContentError(file, mistakes);
}

/** Every use of `validated`, for the check of content/. */
export const validations: {
  file: string;
  schema: z.ZodType;
  value: unknown;
  validate: () => unknown;
}[] = [];

/**
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
