import { QuoteSteps } from '@/components/trust/quote-steps';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Band, SectionHeading } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { home } from '@/lib/content/pages';

/**
 * Get Quote scrolls here; `children` is the form. On phones it comes before what explains it, so
 * that all of it is in view.
 */
export function QuoteSection({ children }: { children: React.ReactNode }) {
  const { heading, text } = home().quote;
  return (
    <Band
      // The second row takes what the form has more in height than the text beside it.
      className="grid gap-x-16 pt-8 lg:grid-cols-form lg:grid-rows-[auto_1fr] lg:pt-band"
      id="get-quote"
      labelledBy="quote-title"
      variant="tint"
    >
      <SectionHeading id="quote-title" title={heading} />
      <div className="mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <Card lifted padding="form">
          {children}
        </Card>
      </div>
      <div className="mt-8 max-w-measure lg:mt-4">
        <p className="text-lg text-muted">{text}</p>
        <QuoteSteps className="mt-6 lg:mt-12" />
        <SampleQuote />
      </div>
    </Band>
  );
}
