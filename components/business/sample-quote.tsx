import { AmountList } from '@/components/ui/amount-list';
import { Shoreline } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { money, percent, wholeNumber } from '@/lib/format/numbers';
import { household } from '@/lib/leasing/arithmetic/household';
import { USUAL_PER_MILE } from '@/lib/leasing/arithmetic/mileage';
import { countRemainingPayments } from '@/lib/leasing/arithmetic/payment';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { sections } from '@/lib/site/routes';
import { LogoMark } from './logo';

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
          Each mile over the plan costs {money(USUAL_PER_MILE.high)}. You can buy the car at the end
          for {money(household.lease.residual)}.
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
  const { offer, lease } = household;
  const { months } = offer;
  const { payment } = lease;
  const dueAtSigning = lease.dueAtSigningSum.total;
  const remainingPayments = countRemainingPayments(dueAtSigning, payment, months);
  // The law requires the amount due at signing beside any payment.
  const paymentLabel = (
    <>
      {`Payment, ${months}\u00a0months`}
      <span className="block font-normal text-muted">with {money(dueAtSigning)} at signing</span>
    </>
  );
  return [
    {
      title: 'The lease',
      lines: [
        ['Sticker price (MSRP)', money(offer.msrp)],
        ['Selling price', money(offer.sellingPrice)],
        ['Acquisition fee, in the payment', money(offer.acquisitionFee)],
        ['Residual value', money(lease.residual)],
        ['Money factor', String(lease.moneyFactor)],
        ['Miles a year', wholeNumber(offer.milesPerYear)],
      ],
      total: [paymentLabel, money(payment)],
    },
    {
      title: 'On the first day',
      lines: [
        ['First payment', money(payment)],
        [`Sales tax, NYC, ${percent(taxPercent.nyc)}`, money(lease.tax)],
        ['Documentation fee', money(offer.documentationFee)],
        ['Title, plates, and registration', money(offer.registration)],
        ['Security deposit, money down', 'None'],
      ],
      total: ['Due at signing', money(dueAtSigning)],
    },
    {
      title: 'Until the end',
      lines: [
        ['Due at signing', money(dueAtSigning)],
        [`Remaining payments, ${remainingPayments}`, money(remainingPayments * payment)],
        ['Disposition fee, if you return\u00a0it', money(offer.dispositionFee)],
      ],
      total: ['All together', money(lease.cost.total)],
    },
  ];
}
