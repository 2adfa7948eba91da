import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { date } from './fields';
import { description, ownText, title } from './own-text';
import { validateContent } from './validate';

const frontMatterSchema = z.strictObject({
  title: title(),
  description: description(),
  dateLabel: ownText({ what: 'what the date is, such as "Effective"', most: 40 }),
  date,
});

/** What the build makes of an MDX file; `npm run content:check` has found a heading in it. */
type LegalModule = {
  frontmatter?: unknown;
  toc?: readonly { id?: string; value: string; depth: number }[];
  default: ComponentType<{ components?: MDXComponents }>;
};

export type LegalText = z.infer<typeof frontMatterSchema> & {
  /** The content file: "content/legal/privacy-policy.mdx". */
  file: string;
  /** The path of its page. */
  path: string;
  /** The `##` headings, in order. */
  contents: readonly { id: string; title: string }[];
  Body: ComponentType<{ components?: MDXComponents }>;
};

/** @returns the fields of a legal text, validated @throws ContentError with each wrong field and its line */
export const parseLegalFields = (file: string, fields: unknown) =>
  validateContent(file, frontMatterSchema, fields);

/**
 * Validates a legal text, at build.
 *
 * @param file the content file, for messages
 * @param path the path of its page
 * @throws ContentError with each wrong field and its line
 */
export function parseLegalText(file: string, path: string, module: LegalModule): LegalText {
  const contents = (module.toc ?? []).flatMap(({ id, value, depth }) =>
    depth === 2 && id ? [{ id, title: value }] : [],
  );
  return { file, path, ...parseLegalFields(file, module.frontmatter), contents, Body: module.default };
}
