import { QuoteAlternatives } from '@/components/trust/quote-alternatives';
import { QuoteSteps } from '@/components/trust/quote-steps';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Band, SectionHeading } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { home } from '@/lib/content/pages';

/** Get Quote scrolls here; `children` is the form. */
export function QuoteSection({ children }: { children: React.ReactNode }) {
  const { heading, text } = home().quote;
  return (
    <Band
      className="grid items-start gap-x-16 gap-y-3 pt-4! lg:grid-cols-form lg:grid-rows-[auto_1fr_auto] lg:pt-10!"
      id="get-quote"
      labelledBy="quote-title"
      variant="tint"
    >
      <div>
        <SectionHeading id="quote-title" title={heading} />
        <p className="mt-1 max-w-measure text-muted lg:mt-4 lg:text-lg">{text}</p>
      </div>
      <Card
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
        lifted
        padding="form"
      >
        {children}
        <QuoteAlternatives />
      </Card>
      <QuoteSteps className="max-w-measure" />
      <SampleQuote className="mt-4 lg:col-span-2 lg:mt-8" />
    </Band>
  );
}
