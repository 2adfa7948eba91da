import type { ReactNode } from 'react';

/** A white box with a thin border. `lifted` adds the shadow. */
export function Card(props: {
  as?: 'div' | 'li' | 'section';
  lifted?: boolean;
  className?: string;
  id?: string;
  children: ReactNode;
}) {
  const { as: Tag = 'div', lifted = false, className = '', id, children } = props;
  return (
    <Tag
      className={`rounded-lg border border-line bg-white ${lifted ? 'shadow-lifted' : ''} ${className}`}
      id={id}
    >
      {children}
    </Tag>
  );
}
