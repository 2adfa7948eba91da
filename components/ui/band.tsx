import type { ReactNode } from 'react';

const tones = { paper: '', glass: 'bg-glass', ink: 'bg-ink text-paper' } as const;

/** A full-width section whose content is limited to the page width. */
export function Band({
  tone = 'paper',
  id,
  labelledBy,
  className = '',
  children,
}: {
  tone?: keyof typeof tones;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={labelledBy} className={`${tones[tone]} scroll-mt-20`} id={id}>
      <div className={`mx-auto max-w-page px-gutter py-band ${className}`}>{children}</div>
    </section>
  );
}
