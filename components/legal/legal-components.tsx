import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { EmailLink, PhoneLink } from '@/components/layout/contact-links';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { Paragraph, Picture } from '@/components/ui/photo';
import { business } from '@/lib/content/business';

/** The MDX components of a legal page: facts from content/business.ts, links, tables. */
export const legalComponents: MDXComponents = {
  BusinessName,
  BusinessPhone,
  BusinessEmail: EmailLink,
  BusinessAddress,
  table: LegalTable,
  img: Picture,
  p: Paragraph,
  a: ({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    <>
      <a href={href}>{children}</a>
      {href.startsWith('/') && <PrintedUrl path={href} />}
    </>
  ),
};

function BusinessName() {
  return <>{business.name}</>;
}

function BusinessPhone() {
  return (
    <span className="whitespace-nowrap">
      <PhoneLink />
    </span>
  );
}

function BusinessAddress() {
  const { street, city, state, zip } = business.address;
  return (
    <>
      {street}, {city}, {state} {zip}
    </>
  );
}

/** Printed pages show where a link leads. Links to other sites get their URL in globals.css. */
function PrintedUrl({ path }: { path: string }) {
  return (
    <span className="hidden print:inline">
      {' '}
      ({new URL(business.siteUrl).host}
      {path})
    </span>
  );
}

/** A Markdown table of a legal page. */
function LegalTable({ children }: { children?: ReactNode }) {
  const { labels, rows } = readMarkdownTable(children);
  return <DataTable columns={labels.map((label) => ({ label }))} rows={rows} variant="text" />;
}
