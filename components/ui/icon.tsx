import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

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

/** A button that shows an icon alone; a screen reader says its label. Its size, of at least 44 pixels, is a class. */
export function IconButton(props: ComponentProps<'button'> & { icon: IconNode; label: string }) {
  const { icon, label, className = '', ...rest } = props;
  return (
    <button
      aria-label={label}
      className={`inline-flex shrink-0 items-center justify-center rounded ${className}`}
      type="button"
      {...rest}
    >
      <Icon className="size-6" shape={icon} />
    </button>
  );
}
