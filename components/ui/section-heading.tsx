import type { ReactNode } from 'react';

/** A heading with optional text below it. */
export function SectionHeading(props: {
  id?: string;
  title: string;
  children?: ReactNode;
  level?: 1 | 2;
  className?: string;
}) {
  const { id, title, children, level = 2, className = '' } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`max-w-measure ${className}`}>
      <Heading className={`font-display font-semibold ${level === 1 ? 'text-4xl' : 'text-3xl'}`} id={id}>
        {title}
      </Heading>
      {children && <div className="mt-4 text-lg text-muted">{children}</div>}
    </div>
  );
}
