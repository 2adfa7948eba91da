import { readFileSync } from 'node:fs';
import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import * as privacy from '@/content/legal/privacy-policy.mdx';
import * as refunds from '@/content/legal/refund-cancellation-policy.mdx';
import * as terms from '@/content/legal/terms-of-service.mdx';
import { legalFields, parseFrontMatter } from '@/lib/content/schemas/front-matter';
import { routes } from '@/lib/site/routes';
import { contentPath } from './content-path';

type LegalModule = {
  toc?: readonly { id?: string; value: string }[];
  default: ComponentType<{ components?: MDXComponents }>;
};

function legalText(path: string, { toc = [], default: Body }: LegalModule) {
  const file = `content/legal${path}.mdx`;
  return () => {
    const source = readFileSync(contentPath(file), 'utf8');
    return { path, ...parseFrontMatter(file, legalFields, source), toc, Body };
  };
}

export type LegalText = ReturnType<ReturnType<typeof legalText>>;

export const legalTexts = {
  privacy: legalText(routes.privacy, privacy),
  terms: legalText(routes.terms, terms),
  refunds: legalText(routes.refunds, refunds),
};
