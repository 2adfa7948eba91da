import type { ReactNode } from 'react';
import { Band } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { SectionHeading } from '@/components/ui/section-heading';
import { home } from '@/lib/content/home';

/**
 * The section that Get Quote scrolls to; `children` is the form. On phones the form comes directly below the heading, so
 * that all of it is in view; what explains it follows.
 */
export function QuoteSection({ children }: { children: ReactNode }) {
  return (
    <Band
      className="grid gap-x-16 pt-8 lg:grid-cols-[1fr_28rem] lg:grid-rows-[auto_1fr] lg:pt-band"
      id="get-quote"
      labelledBy="quote-title"
      tone="tint"
    >
      <SectionHeading id="quote-title" title={home.quote.heading} />
      <Card className="mt-4 self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0" lifted>
        {children}
      </Card>
      <div className="mt-8 max-w-measure lg:mt-4">
        <p className="text-lg text-muted">{home.quote.text}</p>
        <ol className="mt-6 lg:mt-12">
          {home.quote.steps.map((step, index) => (
            <li className="flex items-baseline gap-6 border-tint-deep border-t py-5" key={step.title}>
              <span
                aria-hidden="true"
                className="w-10 shrink-0 font-display font-semibold text-4xl text-action"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-lg">{step.title}</h3>
                <p className="text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
