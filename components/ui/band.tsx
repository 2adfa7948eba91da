import { Heading } from './heading';

const variants = { ground: '', tint: 'bg-tint', ink: 'bg-ink text-ground' } as const;

type BandProps = {
  variant?: keyof typeof variants;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: React.ReactNode;
};

/** A full-width section with centered content. A link to it scrolls to just below the header. */
export function Band({ variant = 'ground', id, labelledBy, className = '', children }: BandProps) {
  return (
    <section aria-labelledby={labelledBy} className={`${variants[variant]} -scroll-mt-4`} id={id}>
      <div className={`mx-auto max-w-page px-gutter py-band ${className}`}>{children}</div>
    </section>
  );
}

type HeadingProps = {
  id?: string;
  heading: string;
  /** That of the band. */
  variant?: 'ground' | 'ink';
  children?: React.ReactNode;
};

export function SectionHeading({ id, heading, variant = 'ground', children }: HeadingProps) {
  return (
    <div className="max-w-measure">
      <Heading id={id}>{heading}</Heading>
      {children && (
        <div className={`mt-4 text-lg ${variant === 'ink' ? 'text-tint-deep' : 'text-muted'}`}>
          {children}
        </div>
      )}
    </div>
  );
}
