import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { sourceLine } from './source-line';

const LONGEST_QUOTE = 90;

/** What a field of the wrong kind was meant to be, where its schema has no words of its own. */
const kinds: Record<string, string> = {
  string: 'expected a text in quotes, such as "some words"',
  number: 'expected a number, such as 7',
  int: 'expected a whole number, such as 7',
  boolean: 'expected true or false',
  array: 'expected a list, such as ["one", "two"]',
  object: 'expected a group of fields, such as { name: "…" }',
};

type Raw = {
  code?: string;
  expected?: unknown;
  values?: readonly unknown[];
  keys?: readonly string[];
  origin?: string;
};

function inPlainWords(raw: Raw): string | undefined {
  if (raw.code === 'invalid_type') return kinds[String(raw.expected)];
  if (raw.code === 'invalid_value')
    return `expected ${(raw.values ?? []).map((value) => JSON.stringify(value)).join(' or ')}`;
  if (raw.code === 'unrecognized_keys') return `unknown field ${raw.keys?.join(', ')}`;
  return raw.code === 'too_small' && raw.origin === 'array' ? 'expected at least one entry' : undefined;
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

/** ", but line 12 says: phone: '555'," or ", but it is missing in the part that begins at line 9"; empty when unknown. */
function describeActual(file: string, source: string, value: unknown, keys: readonly PropertyKey[]): string {
  const missing = keys.length > 0 && valueAt(value, keys) === undefined;
  const line = sourceLine(file, source, keys);
  if (missing) {
    const around = sourceLine(file, source, keys.slice(0, -1));
    return around
      ? `, but it is missing in the part that begins at line ${around.number}`
      : ', but it is missing';
  }
  if (!line) return '';
  const text = line.text.length > LONGEST_QUOTE ? `${line.text.slice(0, LONGEST_QUOTE)}…` : line.text;
  return `, but line ${line.number} says: ${text}`;
}

function textOf(file: string): string {
  const full = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/**
 * Checks a piece of content against its schema, at build.
 *
 * @param file the content file, as the marketing team knows it ("content/business.ts")
 * @param schema what the file must hold
 * @param value what it does hold
 * @param source the file's text, in which the lines are looked up; read from disk when left out
 * @returns the parsed value
 * @throws Error naming the file, each field, what was expected and the line (spec section 5, architecture rule 5)
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  source?: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: (issue) => inPlainWords(issue as Raw) });
  if (result.success) return result.data;
  const text = source ?? textOf(file);
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || '(whole file)';
    return `  ${field}: ${issue.message}${describeActual(file, text, value, issue.path)}`;
  });
  throw new Error(`${file} has a mistake:\n${problems.join('\n')}`);
}
