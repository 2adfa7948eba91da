import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { type TocItem, tocItems } from '@/lib/guides/guide';
import { date } from './fields';
import { description, ownText, title } from './own-text';
import { validateContent } from './validate';

/** The fields of a legal text. */
export const legalFields = z.strictObject({
  title: title(),
  description: description(),
  dateLabel: ownText({ what: 'what the date is, such as "Effective"', most: 40 }),
  date,
});

/** What the build makes of an MDX file; `npm run content:check` has found a heading in it. */
type LegalModule = {
  frontmatter?: unknown;
  toc?: Parameters<typeof tocItems>[0];
  default: ComponentType<{ components?: MDXComponents }>;
};

export type LegalText = z.infer<typeof legalFields> & {
  /** The content file: "content/legal/privacy-policy.mdx". */
  file: string;
  /** The path of its page. */
  path: string;
  /** The `##` headings, in order. */
  contents: readonly TocItem[];
  Body: ComponentType<{ components?: MDXComponents }>;
};

/**
 * Validates a legal text, at build.
 *
 * @param file the content file, for messages
 * @param path the path of its page
 * @throws ContentError with each wrong field and its line
 */
export function parseLegalText(file: string, path: string, module: LegalModule): LegalText {
  const fields = validateContent(file, legalFields, module.frontmatter);
  return { file, path, ...fields, contents: tocItems(module.toc ?? []), Body: module.default };
}
