import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { EmailLink, PhoneLink } from '@/components/layout/contact-links';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { business } from '@/lib/content/business';
import { requireLiveLink } from '@/lib/content/legal-links';
import type { LegalText } from '@/lib/content/legal-text';

/** The MDX components of a legal page: facts from content/business.ts, checked links, tables. */
export function legalComponents(text: LegalText, texts: readonly LegalText[]): MDXComponents {
  return {
    BusinessName,
    BusinessPhone,
    BusinessEmail: EmailLink,
    BusinessAddress,
    table: LegalTable,
    a: ({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) => {
      requireLiveLink(href, text, texts);
      return (
        <>
          <a href={href}>{children}</a>
          {href.startsWith('/') && <PrintedUrl path={href} />}
        </>
      );
    },
  };
}

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
