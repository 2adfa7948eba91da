import type { ReactNode } from 'react';
import { Band } from '@/components/ui/band';

/** The mission statement, with a large first paragraph; `children` follow it. */
export function Mission({
  heading,
  paragraphs,
  children,
}: {
  heading: string;
  paragraphs: readonly string[];
  children: ReactNode;
}) {
  const [first, ...rest] = paragraphs;
  return (
    <Band className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2.4fr]" labelledBy="mission">
      <h2 className="font-display font-semibold text-3xl" id="mission">
        {heading}
      </h2>
      <div>
        <p className="max-w-[48rem] font-display text-[clamp(1.25rem,1.05rem+0.9vw,1.75rem)] leading-[1.45]">
          {first}
        </p>
        <div className="mt-8 grid gap-x-10 gap-y-5 border-sand border-t pt-8 text-slate md:grid-cols-2">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
    </Band>
  );
}
