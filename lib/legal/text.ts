import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { validateContent } from '@/lib/content/validate';

const moduleSchema = z.object({
  frontmatter: z.strictObject({
    title: z.string('expected the title of the page').min(5, 'expected the title of the page'),
    description: z
      .string('expected a description of 50 to 165 characters')
      .min(50, 'expected a description of 50 to 165 characters')
      .max(165, 'expected a description of 50 to 165 characters'),
    dateLabel: z.enum(['Last updated', 'Effective'], 'expected "Last updated" or "Effective"'),
    date: z.iso.date('expected a date such as "2025-08-16"'),
  }),
  toc: z
    .array(z.object({ id: z.string().min(1), value: z.string().min(1), depth: z.number() }))
    .min(1, 'expected at least one heading that starts with "## "'),
  default: z.custom<ComponentType<{ components?: MDXComponents }>>(
    (value) => typeof value === 'function',
    'expected text below the frontmatter',
  ),
});

export type LegalText = {
  /** As the marketing team knows it: "content/legal/privacy-policy.mdx". */
  file: string;
  path: string;
  title: string;
  description: string;
  dateLabel: 'Last updated' | 'Effective';
  /** ISO date, "2025-08-16". */
  date: string;
  contents: readonly { id: string; title: string }[];
  Body: ComponentType<{ components?: MDXComponents }>;
};

/**
 * A legal text as its page needs it (spec section 2, legal pages).
 *
 * @param file the content file, for messages @param path the page's address
 * @param source the compiled MDX module: `default`, `frontmatter`, `toc`
 * @throws Error naming the file and each wrong field, which fails the build
 */
export function readLegalText(file: string, path: string, source: unknown): LegalText {
  // A module namespace is copied first: zod looks for own, plain properties.
  const { frontmatter, toc, default: Body } = validateContent(file, moduleSchema, { ...Object(source) });
  const contents = toc.filter(({ depth }) => depth === 2).map(({ id, value }) => ({ id, title: value }));
  return { file, path, ...frontmatter, contents, Body };
}
