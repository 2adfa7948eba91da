import type { ReactNode } from 'react';
import { Band } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { SectionHeading } from '@/components/ui/section-heading';
import { home } from '@/lib/content/home';

/** The section that Get Quote scrolls to; `children` is the form. */
export function QuoteSection({ children }: { children: ReactNode }) {
  return (
    <Band
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_28rem]"
      id="get-quote"
      labelledBy="quote-title"
      tone="glass"
    >
      <div>
        <SectionHeading id="quote-title" title={home.quote.heading}>
          {home.quote.text}
        </SectionHeading>
        <ol className="mt-8 max-w-measure lg:mt-12">
          {home.quote.steps.map((step, index) => (
            <li className="flex items-baseline gap-6 border-glass-deep border-t py-5" key={step.title}>
              <span
                aria-hidden="true"
                className="w-10 shrink-0 font-display font-semibold text-4xl text-harbor"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-lg">{step.title}</h3>
                <p className="text-slate">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Card className="self-start p-5 sm:p-8" lifted>
        {children}
      </Card>
    </Band>
  );
}
