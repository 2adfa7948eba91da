import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { validateContent } from './validate';

const description = 'expected a description of 50 to 165 characters';

const frontMatterSchema = z.strictObject({
  title: z.string('expected the title of the page').min(5, 'expected the title of the page'),
  description: z.string(description).min(50, description).max(165, description),
  dateLabel: z.enum(['Last updated', 'Effective'], 'expected "Last updated" or "Effective"'),
  date: z.iso.date('expected a date such as "2026-08-16"'),
});

const moduleSchema = z.object({
  toc: z
    .array(z.object({ id: z.string().min(1), value: z.string().min(1), depth: z.number() }))
    .min(1, 'expected at least one heading that starts with "## "'),
  default: z.custom<ComponentType<{ components?: MDXComponents }>>(
    (value) => typeof value === 'function',
    'expected text below the front matter',
  ),
});

export type LegalText = z.infer<typeof frontMatterSchema> & {
  /** The content file: "content/legal/privacy-policy.mdx". */
  file: string;
  /** The path of its page. */
  path: string;
  /** The `##` headings, in order. */
  contents: readonly { id: string; title: string }[];
  Body: ComponentType<{ components?: MDXComponents }>;
};

/** @returns the fields of a legal text, validated @throws Error naming the file, each wrong field and its line */
export const parseLegalFields = (file: string, fields: unknown) =>
  validateContent(file, frontMatterSchema, fields);

/**
 * Validates a legal text, at build.
 *
 * @param file the content file, for messages
 * @param path the path of its page
 * @param module the compiled MDX module: `default`, `frontmatter`, `toc`
 * @throws Error naming the file, each wrong field and its line
 */
export function parseLegalText(file: string, path: string, module: unknown): LegalText {
  // Copied, because zod reads only own, plain properties.
  const { frontmatter, ...rest } = { ...Object(module) };
  const fields = parseLegalFields(file, frontmatter);
  const { toc, default: Body } = validateContent(file, moduleSchema, rest);
  const contents = toc.filter(({ depth }) => depth === 2).map(({ id, value }) => ({ id, title: value }));
  return { file, path, ...fields, contents, Body };
}
