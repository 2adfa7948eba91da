import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import * as privacy from '@/content/legal/privacy-policy.mdx';
import * as refunds from '@/content/legal/refund-cancellation-policy.mdx';
import * as terms from '@/content/legal/terms-of-service.mdx';
import { routes } from '@/lib/site/routes';
import { legalFields } from './seo-texts';
import { validated } from './validate';

/** A compiled MDX file. It has a heading, because `npm run content:check` requires one. */
type LegalModule = {
  frontmatter?: unknown;
  toc?: readonly { id?: string; value: string }[];
  default: ComponentType<{ components?: MDXComponents }>;
};

function legalText(path: string, { frontmatter, toc = [], default: Body }: LegalModule) {
  const fields = validated(`content/legal${path}.mdx`, legalFields, frontmatter);
  return () => ({ path, ...fields(), toc, Body });
}

export type LegalText = ReturnType<ReturnType<typeof legalText>>;

export const legalTexts = {
  privacy: legalText(routes.privacy, privacy),
  terms: legalText(routes.terms, terms),
  refunds: legalText(routes.refunds, refunds),
};
