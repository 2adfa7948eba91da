import type { ReactNode } from 'react';

/** A white box with a thin border. `lifted` adds the shadow. */
export function Card({
  as: Tag = 'div',
  lifted = false,
  className = '',
  children,
}: {
  as?: 'div' | 'li' | 'section';
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
