import type { ReactNode } from 'react';

const tones = { ground: '', tint: 'bg-tint', ink: 'bg-ink text-ground' } as const;

/** A full-width section whose content is limited to the page width. A link to it shows it from directly below the header. */
export function Band(props: {
  tone?: keyof typeof tones;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const { tone = 'ground', id, labelledBy, className = '', children } = props;
  return (
    <section aria-labelledby={labelledBy} className={`${tones[tone]} -scroll-mt-4`} id={id}>
      <div className={`mx-auto max-w-page px-gutter py-band ${className}`}>{children}</div>
    </section>
  );
}
