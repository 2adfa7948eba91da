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

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const units: Record<string, string> = { array: ' entries', string: ' characters' };

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return expectedTypes[issue.expected];
  if (issue.code === 'invalid_value')
    return `expected ${anyOf.format(issue.values.map((value) => JSON.stringify(value)))}`;
  if (issue.code === 'unrecognized_keys') return 'unknown field';
  if (issue.code === 'too_small')
    return issue.minimum === 1 && issue.origin === 'array'
      ? 'expected at least one entry'
      : `expected at least ${issue.minimum}${units[issue.origin] ?? ''}`;
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}${units[issue.origin] ?? ''}`;
  return undefined;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

type Mistake = { path: readonly PropertyKey[]; message: string };
const fieldOf = ({ path }: Mistake) => path.map(String).join('.');

/** The first mistake of each field; where one is misspelled, not that the right one is missing. */
function mistakesOf(issues: readonly z.core.$ZodIssue[], value: unknown): Mistake[] {
  const misspelled = issues.filter(({ code }) => code === 'unrecognized_keys');
  const incomplete = ({ path }: Mistake) =>
    valueAt(value, path) === undefined && path.length > 0 ? path.slice(0, -1).join() : null;
  const mistakes = issues.flatMap((issue): Mistake[] => {
    if (issue.code !== 'unrecognized_keys')
      return misspelled.some(({ path }) => path.join() === incomplete(issue)) ? [] : [issue];
    const meant = issues.find((other) => incomplete(other) === issue.path.join())?.path.at(-1);
    const expected = meant === undefined ? 'no such field' : `"${String(meant)}"`;
    const message = `${issue.message}; expected ${expected}`;
    return issue.keys.map((key) => ({ path: [...issue.path, key], message }));
  });
  return mistakes.filter(
    (mistake, at) => mistakes.findIndex((other) => fieldOf(other) === fieldOf(mistake)) === at,
  );
}

/** Such as ", but line 12 says: phone: '555',"; empty when unknown. */
function describeActual(file: string, source: string, value: unknown, keys: readonly PropertyKey[]): string {
  const isMissing = valueAt(value, keys) === undefined;
  const line = source === '' ? null : sourceLine(file, source, keys);
  if (!line) return isMissing ? ', but it is missing' : '';
  const { number, text } = line;
  if (isMissing || !line.isExact)
    return `${isMissing ? ', but it is missing' : ''} in the part that begins at line ${number}`;
  return `, but line ${number} says: ${text}`;
}

/**
 * @param source the text of `file`, for the lines of mistakes; read from disk when left out and there is one
 * @throws ContentError with, for each mistake, the field, what was expected and the line
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
  const mistakes = mistakesOf(result.error.issues, value).map((mistake) => {
    const actual = describeActual(file, text, value, mistake.path);
    return `${fieldOf(mistake) || '(whole file)'}: ${mistake.message}${actual}`;
  });
  throw new ContentError(file, mistakes);
}

/** Every use of `validated`, for the check of content/. */
export const validations: { file: string; schema: z.ZodType; value: unknown; validate: () => unknown }[] = [];

/** @returns a function that validates the content when it is first called, and keeps it; it throws as `validateContent` does */
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
