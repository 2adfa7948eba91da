import type { AnchorHTMLAttributes } from 'react';

/** Attributes of a link that opens in a new tab: the other page learns nothing about ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link to somebody else's page; says so to people who cannot see the new tab open. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...newTab} {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
