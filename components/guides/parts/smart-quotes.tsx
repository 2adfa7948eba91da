import type { MDXComponents } from 'mdx/types';
import { Children, type ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { smartQuotes } from '@/lib/guides/smart-quotes';

/** Replaces straight quotes in the string children. Child elements are left alone: they replace their own. */
export function withSmartQuotes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) =>
    typeof child === 'string' ? smartQuotes(child, index > 0) : child,
  );
}

/** The text elements of Markdown, with smart quotes. Links to other sites open in a new tab. */
export const smartQuoteElements: MDXComponents = {
  a: ({ children, ...rest }) => {
    const Link = rest.href?.startsWith('https://') ? ExternalLink : 'a';
    return <Link {...rest}>{withSmartQuotes(children)}</Link>;
  },
  em: ({ children, ...rest }) => <em {...rest}>{withSmartQuotes(children)}</em>,
  h2: ({ children, ...rest }) => <h2 {...rest}>{withSmartQuotes(children)}</h2>,
  h3: ({ children, ...rest }) => <h3 {...rest}>{withSmartQuotes(children)}</h3>,
  li: ({ children, ...rest }) => <li {...rest}>{withSmartQuotes(children)}</li>,
  p: ({ children, ...rest }) => <p {...rest}>{withSmartQuotes(children)}</p>,
  strong: ({ children, ...rest }) => <strong {...rest}>{withSmartQuotes(children)}</strong>,
};
