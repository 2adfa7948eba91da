import { LogoMark } from '@/components/layout/logo';
import { AmountList } from '@/components/ui/amount-list';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { rates } from '@/lib/content/rates';
import { money, percent, wholeNumber } from '@/lib/format/numbers';
import { USUAL_CHARGE_PER_EXTRA_MILE } from '@/lib/leasing/arithmetic/mileage';
import { sampleLease, sampleOffer } from '@/lib/leasing/arithmetic/sample-lease';
import { sections } from '@/lib/site/routes';

/**
 * The quote of an invented car. Don't name a real car and don't put this on a brand page, because
 * an ad with a payment legally has to say when and how it's available. Such pages link to it.
 */
export function SampleQuote({ className = '' }: { className?: string }) {
  const { heading, text } = pageTexts().forms.sampleQuote;
  return (
    <section
      aria-labelledby="sample-quote-title"
      className={`@container break-inside-avoid scroll-mt-6 bg-white shadow-lifted ${className}`}
      id="sample-quote"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 px-gutter pt-5 text-sm sm:px-8 sm:pt-7">
        <LogoMark size={28} />
        <span className="font-display font-semibold">{business().shortName}</span>
        <span className="ml-auto text-muted">Sample</span>
      </div>
      <Shoreline className="mt-2 text-link" />
      <div className="px-gutter pt-1 sm:px-8">
        <Heading as="h3" id="sample-quote-title" size="card">
          {heading}
        </Heading>
        <p className="mt-2 max-w-measure text-muted text-sm">{text}</p>
        <div className="@min-[54rem]:grid grid-cols-3 gap-x-12">
          {quoteParts().map(({ title, ...amounts }) => (
            <div className="mt-4 flex flex-col text-sm" key={title}>
              <p className="font-semibold text-link">{title}</p>
              <AmountList {...amounts} />
            </div>
          ))}
        </div>
        <p className="mt-4 text-muted text-sm">
          Each mile over the plan costs {money(USUAL_CHARGE_PER_EXTRA_MILE.high)}. You can buy the
          car at the end for {money(sampleLease.residual)}.
        </p>
      </div>
      <Shoreline className="mt-2 mb-4 text-link" />
    </section>
  );
}

export function SampleQuoteLink({ className }: { className?: string }) {
  return (
    <TextLink className={className} href={sections.sampleQuote} variant="alone">
      {pageTexts().forms.sampleQuote.link}
    </TextLink>
  );
}

type QuotePart = React.ComponentProps<typeof AmountList> & { title: string };

function quoteParts(): QuotePart[] {
  const { payment, remainingPayments } = sampleLease;
  const dueAtSigning = sampleLease.dueAtSigningBreakdown.total;
  return [
    {
      title: 'The lease',
      lines: [
        ['Sticker price (MSRP)', money(sampleOffer.msrp)],
        ['Selling price', money(sampleOffer.sellingPrice)],
        ['Acquisition fee, in the payment', money(sampleOffer.acquisitionFee)],
        ['Residual value', money(sampleLease.residual)],
        ['Money factor', String(sampleLease.moneyFactor)],
        ['Miles a year', wholeNumber(sampleOffer.milesPerYear)],
      ],
      total: [<PaymentLabel key="payment" />, money(payment)],
    },
    {
      title: 'On the first day',
      lines: [
        ['First payment', money(payment)],
        [`Sales tax, NYC, ${percent(rates().taxPercent.nyc)}`, money(sampleLease.tax)],
        ['Documentation fee', money(sampleOffer.documentationFee)],
        ['Title, plates, and registration', money(sampleOffer.registration)],
        ['Security deposit, money down', 'None'],
      ],
      total: ['Due at signing', money(dueAtSigning)],
    },
    {
      title: 'Until the end',
      lines: [
        ['Due at signing', money(dueAtSigning)],
        [`Remaining payments, ${remainingPayments}`, money(remainingPayments * payment)],
        ['Disposition fee, if you return\u00a0it', money(sampleOffer.dispositionFee)],
      ],
      total: ['All together', money(sampleLease.costBreakdown.total)],
    },
  ];
}

/** The law requires the amount due at signing beside any payment. */
function PaymentLabel() {
  return (
    <>
      {`Payment, ${sampleOffer.months}\u00a0months`}
      <span className="block font-normal text-muted">
        with {money(sampleLease.dueAtSigningBreakdown.total)} at signing
      </span>
    </>
  );
}
