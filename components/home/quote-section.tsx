import { OtherConcerns } from '@/components/contact/other-concerns';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Band, SectionHeading } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { LinkedText } from '@/components/ui/links';
import { Steps } from '@/components/ui/steps';
import { home } from '@/lib/content/page-texts';

const withFormOnTheRightLook = 'grid lg:grid-cols-text-card lg:grid-rows-[auto_1fr_auto]';

export function QuoteSection({ children }: { children: React.ReactNode }) {
  const { heading, text, steps } = home().quote;
  return (
    <Band
      className={`${withFormOnTheRightLook} items-start gap-x-16 gap-y-3 pt-4! lg:pt-10!`}
      id="get-quote"
      labelledBy="quote-title"
      variant="tint"
    >
      <div>
        <SectionHeading id="quote-title" heading={heading} />
        <p className="mt-1 max-w-measure text-muted lg:mt-4 lg:text-lg">{text}</p>
      </div>
      <Card
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
        lifted
        padding="large"
      >
        {children}
      </Card>
      <Steps
        className="mt-7 lg:mt-3 lg:*:py-6"
        items={steps.map((step) => (
          <>
            <h3 className="font-semibold text-lg">{step.title}</h3>
            <p className="text-muted">
              <LinkedText text={step.text} />
            </p>
          </>
        ))}
      />
      <OtherConcerns className="flex flex-wrap gap-x-8 lg:col-span-2 lg:mt-4" />
      <SampleQuote className="mt-4 lg:col-span-2 lg:mt-8" />
    </Band>
  );
}
