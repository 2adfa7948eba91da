import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { EmailLink, PhoneLink } from '@/components/layout/contact-links';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/external-link';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { Picture } from '@/components/ui/photo';
import { business } from '@/lib/content/business';

const { street, city, state, zip } = business.address;

/** The MDX components of a legal page: facts from content/business.ts, links, tables. */
export const legalComponents: MDXComponents = {
  BusinessName: () => business.name,
  BusinessPhone: () => (
    <span className="whitespace-nowrap">
      <PhoneLink />
    </span>
  ),
  BusinessEmail: EmailLink,
  BusinessAddress: () => `${street}, ${city}, ${state} ${zip}`,
  table: LegalTable,
  img: Picture,
  a: Link,
};

/** Printed pages show where a link leads. Links to other sites get their URL in globals.css. */
function Link({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const printed = ` (${new URL(business.siteUrl).host}${href})`;
  return (
    <>
      <TextLink href={href}>{children}</TextLink>
      {href.startsWith('/') && <span className="hidden print:inline">{printed}</span>}
    </>
  );
}

/** A Markdown table of a legal page. */
function LegalTable({ children }: { children?: ReactNode }) {
  return <DataTable {...readMarkdownTable(children)} variant="text" />;
}
