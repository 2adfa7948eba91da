import type { MDXComponents } from 'mdx/types';

/**
 * Required by @next/mdx. Guides and legal pages pass their components to the compiled text
 * themselves.
 */
export function useMDXComponents(): MDXComponents {
  return {};
}
