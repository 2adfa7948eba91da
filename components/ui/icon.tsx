import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Renders a lucide icon on the server from its shape data. Decorative: the text beside it carries the meaning. */
export function Icon({ shape, className = 'size-5' }: { shape: IconNode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
