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

/** A link of a text: in a new tab when it leads to another site. */
export function TextLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const Link = props.href?.startsWith('https://') ? ExternalLink : 'a';
  return <Link {...props} />;
}
