import { Licenses } from '@/components/layout/licenses';
import { Heading } from '@/components/ui/heading';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';

export function HowWeArePaid({ className }: { className: string }) {
  const { heading, withoutLicense } = pageTexts().shared.payment;
  return (
    <section aria-labelledby="how-we-are-paid" className={className}>
      <Heading id="how-we-are-paid" size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{business().howWeArePaid}</p>
      <Licenses className="mt-2 text-muted" fallback={withoutLicense} />
    </section>
  );
}
