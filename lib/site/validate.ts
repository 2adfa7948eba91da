import type { z } from 'zod';

/**
 * Checks a piece of content against its schema, at build.
 *
 * @param file the content file, as the marketing team knows it ("content/business.ts")
 * @param schema what the file must hold
 * @param value what it does hold
 * @returns the parsed value
 * @throws Error naming the file, each field and what was expected (spec section 5, architecture rule 5)
 */
export function validateContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.map(String).join('.') || '(whole file)'}: ${issue.message}`,
  );
  throw new Error(`${file} has a mistake:\n${problems.join('\n')}`);
}
