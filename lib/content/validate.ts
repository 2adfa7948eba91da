import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentFile } from '@/lib/content/folder';
import { sourceLine } from './source-line';

const MAX_QUOTED_CHARACTERS = 90;

/** Messages for values of the wrong type, used where the schema defines none. */
const expectedTypes: Record<string, string> = {
  string: 'expected a text in quotes, such as "some words"',
  number: 'expected a number, such as 7',
  int: 'expected a whole number, such as 7',
  boolean: 'expected true or false',
  array: 'expected a list, such as ["one", "two"]',
  object: 'expected a group of fields, such as { name: "…" }',
};

type Issue = {
  code?: string;
  expected?: unknown;
  values?: readonly unknown[];
  keys?: readonly string[];
  origin?: string;
};

function messageOf(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return expectedTypes[String(issue.expected)];
  if (issue.code === 'invalid_value')
    return `expected ${(issue.values ?? []).map((value) => JSON.stringify(value)).join(' or ')}`;
  if (issue.code === 'unrecognized_keys')
    return `unknown field ${issue.keys?.join(', ')}; expected another spelling, or no such field`;
  return issue.code === 'too_small' && issue.origin === 'array' ? 'expected at least one entry' : undefined;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

/** ", but line 12 says: phone: '555'," or ", but it is missing in the part that begins at line 9"; empty when unknown. */
function describeActual(file: string, source: string, value: unknown, keys: readonly PropertyKey[]): string {
  if (keys.length > 0 && valueAt(value, keys) === undefined) {
    const parent = sourceLine(file, source, keys.slice(0, -1));
    return `, but it is missing${parent ? ` in the part that begins at line ${parent.number}` : ''}`;
  }
  const line = sourceLine(file, source, keys);
  if (!line) return '';
  const { number, text } = line;
  const cut = text.length > MAX_QUOTED_CHARACTERS;
  return `, but line ${number} says: ${cut ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text}`;
}

function readSource(file: string): string {
  const full = contentFile(file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/**
 * Validates a piece of content, at build.
 *
 * @param file path of the content file, for messages: "content/business.ts"
 * @param schema the expected content
 * @param value the actual content, not validated yet
 * @param source the file's text, for line numbers; read from disk when left out
 * @returns the parsed value
 * @throws Error naming the file and, for each mistake, the field, what was expected and the line
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  source?: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: (issue) => messageOf(issue as Issue) });
  if (result.success) return result.data;
  const text = source ?? readSource(file);
  const problems = result.error.issues.map((issue) => {
    // The line of an unknown field says more than that of the object around it.
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const keys = unknown === undefined ? issue.path : [...issue.path, unknown];
    const field = keys.map(String).join('.') || '(whole file)';
    return `  ${field}: ${issue.message}${describeActual(file, text, value, keys)}`;
  });
  throw new Error(`${file} has a mistake:\n${problems.join('\n')}`);
}
