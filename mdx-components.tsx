import type { MDXComponents } from 'mdx/types';

/** Required by @next/mdx; guides and legal pages hand their own parts to the compiled text. */
export function useMDXComponents(): MDXComponents {
  return {};
}
