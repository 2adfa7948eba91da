import type { MDXComponents } from 'mdx/types';
import { Children, type ReactNode } from 'react';
import { smartQuotes } from '@/lib/articles/smart-quotes';

/** Replaces straight quotes in the string children. Child elements are left alone: they replace their own. */
export function withSmartQuotes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) =>
    typeof child === 'string' ? smartQuotes(child, index > 0) : child,
  );
}

/** The text elements of Markdown, with smart quotes. */
export const smartQuoteElements: MDXComponents = {
  a: ({ children, ...rest }) => <a {...rest}>{withSmartQuotes(children)}</a>,
  em: ({ children, ...rest }) => <em {...rest}>{withSmartQuotes(children)}</em>,
  h2: ({ children, ...rest }) => <h2 {...rest}>{withSmartQuotes(children)}</h2>,
  h3: ({ children, ...rest }) => <h3 {...rest}>{withSmartQuotes(children)}</h3>,
  li: ({ children, ...rest }) => <li {...rest}>{withSmartQuotes(children)}</li>,
  p: ({ children, ...rest }) => <p {...rest}>{withSmartQuotes(children)}</p>,
  strong: ({ children, ...rest }) => <strong {...rest}>{withSmartQuotes(children)}</strong>,
};
