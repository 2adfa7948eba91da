import type { MDXComponents } from 'mdx/types';
import type { AnchorHTMLAttributes } from 'react';
import { EmailLink, PhoneLink } from '@/components/layout/contact-links';
import { business } from '@/lib/content/business';
import { requireLiveLink } from '@/lib/content/legal-links';
import type { LegalText } from '@/lib/content/legal-text';
import { LegalTable } from './legal-table';

/** What the MDX of a legal text is made of: the business's facts from their one place, checked links, tables. */
export function legalParts(text: LegalText, texts: readonly LegalText[]): MDXComponents {
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
          {href.startsWith('/') && <PrintedAddress path={href} />}
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

/** On paper a link to another page of the site needs its address; full addresses get theirs in globals.css. */
function PrintedAddress({ path }: { path: string }) {
  return (
    <span className="hidden print:inline">
      {' '}
      ({new URL(business.siteUrl).host}
      {path})
    </span>
  );
}
