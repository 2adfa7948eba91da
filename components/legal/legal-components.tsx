import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes } from 'react';
import { EmailLink, PhoneLink } from '@/components/business/contact-links';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { Picture } from '@/components/ui/photo';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';

/** The MDX components of a legal page: facts from content/business.ts, links, tables. */
export const legalComponents: MDXComponents = {
  BusinessName: () => business().name,
  BusinessPhone: () => (
    <span className="whitespace-nowrap">
      <PhoneLink variant="prose" />
    </span>
  ),
  BusinessEmail: () => <EmailLink variant="prose" />,
  BusinessAddress: () => {
    const { street, city, state, zip } = business().address;
    return `${street}, ${city}, ${state} ${zip}`;
  },
  BusinessCreditFee: () => business().creditFee,
  table: ({ children }) => <DataTable {...readMarkdownTable(children)} variant="text" />,
  img: Picture,
  a: Link,
};

/** Printed pages show where a link leads. Links to other sites get their URL in globals.css. */
function Link({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const printed = ` (${new URL(business().siteUrl).host}${href})`;
  return (
    <>
      <TextLink href={href} variant="prose">
        {children}
      </TextLink>
      {href.startsWith('/') && <span className="hidden print:inline">{printed}</span>}
    </>
  );
}
