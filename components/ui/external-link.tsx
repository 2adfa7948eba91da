import type { AnchorHTMLAttributes } from 'react';
import type { EventName } from '@/lib/analytics/events';

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

const conversions: Record<string, EventName> = { tel: 'call', mailto: 'email' };

/** A link of a text: in a new tab when it leads to another site; a phone or email link reports a conversion. */
export function TextLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [scheme = ''] = (props.href ?? '').split(':');
  const Link = scheme === 'https' ? ExternalLink : 'a';
  return <Link data-conversion={conversions[scheme]} {...props} />;
}
