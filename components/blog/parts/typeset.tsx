import type { MDXComponents } from 'mdx/types';
import { Children, type ReactNode } from 'react';
import { typographic } from '@/lib/articles/typography';

/** The strings among some children with typographic quotes; elements see to their own. */
export function typeset(children: ReactNode): ReactNode {
  return Children.map(children, (child, at) =>
    typeof child === 'string' ? typographic(child, at > 0) : child,
  );
}

/** The elements of running text, their strings typeset. */
export const typesetElements: MDXComponents = {
  a: ({ children, ...rest }) => <a {...rest}>{typeset(children)}</a>,
  em: ({ children, ...rest }) => <em {...rest}>{typeset(children)}</em>,
  h2: ({ children, ...rest }) => <h2 {...rest}>{typeset(children)}</h2>,
  h3: ({ children, ...rest }) => <h3 {...rest}>{typeset(children)}</h3>,
  li: ({ children, ...rest }) => <li {...rest}>{typeset(children)}</li>,
  p: ({ children, ...rest }) => <p {...rest}>{typeset(children)}</p>,
  strong: ({ children, ...rest }) => <strong {...rest}>{typeset(children)}</strong>,
};
