import type { AnchorHTMLAttributes } from 'react';

/** Attributes of a link that opens in a new tab, without an opener or a referrer for the other page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link to another site. Screen readers announce that it opens in a new tab. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...newTab} {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
