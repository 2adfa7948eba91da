import type { ReactNode } from 'react';

/** A sheet of white paper with a hairline: the ground of a form, a vehicle, a teaser. */
export function Card({
  as: Tag = 'div',
  lifted = false,
  className = '',
  children,
}: {
  as?: 'div' | 'article' | 'li' | 'section';
  lifted?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag className={`rounded-lg border border-sand bg-white ${lifted ? 'shadow-lifted' : ''} ${className}`}>
      {children}
    </Tag>
  );
}
