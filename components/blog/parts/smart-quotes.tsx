import type { MDXComponents } from 'mdx/types';
import { Children, type ReactNode } from 'react';
import { smartQuotes } from '@/lib/articles/smart-quotes';

/** The strings among some children with typographic quotes; elements see to their own. */
export function withSmartQuotes(children: ReactNode): ReactNode {
  return Children.map(children, (child, at) =>
    typeof child === 'string' ? smartQuotes(child, at > 0) : child,
  );
}

/** The elements of running text, their strings typeset. */
export const smartQuoteElements: MDXComponents = {
  a: ({ children, ...rest }) => <a {...rest}>{withSmartQuotes(children)}</a>,
  em: ({ children, ...rest }) => <em {...rest}>{withSmartQuotes(children)}</em>,
  h2: ({ children, ...rest }) => <h2 {...rest}>{withSmartQuotes(children)}</h2>,
  h3: ({ children, ...rest }) => <h3 {...rest}>{withSmartQuotes(children)}</h3>,
  li: ({ children, ...rest }) => <li {...rest}>{withSmartQuotes(children)}</li>,
  p: ({ children, ...rest }) => <p {...rest}>{withSmartQuotes(children)}</p>,
  strong: ({ children, ...rest }) => <strong {...rest}>{withSmartQuotes(children)}</strong>,
};
