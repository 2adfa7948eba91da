import { AmountList } from '@/components/ui/amounts';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { OpenLinkedDetails } from '@/components/ui/open-linked-details.island';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/pages';
import { count, money, percent } from '@/lib/format/format';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';
import { routes } from '@/lib/site/routes';

/**
 * The broker's quote of a made-up car. Never of a named one, and not on the page of a brand: an
 * advertisement with a payment has to say when and how it can be had. Such pages link to it.
 */
export function SampleQuote({ className = '' }: { className?: string }) {
  const { summary, text } = pages().forms.sampleQuote;
  const lease = sampleLease();
  return (
    <Disclosure
      className={`border-line-deep border-b ${className}`}
      event="sample_quote"
      mark="plus"
      summary={summary}
    >
      <OpenLinkedDetails />
      <div className="scroll-mt-36 pt-1 pb-6" id="sample-quote">
        <Badge variant="ink">Sample: not a real car</Badge>
        <p className="mt-3 text-muted text-sm">{text}</p>
        <Terms lease={lease} />
        <FirstDay lease={lease} />
        <UntilTheEnd lease={lease} />
        <p className="mt-4 text-muted text-sm">
          Each mile over the plan costs {money(lease.perMile)}. You can buy the car at the end for{' '}
          {money(lease.residual)}.
        </p>
      </div>
    </Disclosure>
  );
}

/** Opens the sample quote of the home page, from a page that can't have one. */
export function SampleQuoteLink({ className }: { className?: string }) {
  return (
    <TextLink
      className={className}
      data-event="sample_quote"
      href={routes.sampleQuote}
      variant="alone"
    >
      {pages().forms.sampleQuote.link}
    </TextLink>
  );
}

type Props = { lease: ReturnType<typeof sampleLease> };

/** A payment is never without what is due at signing. */
function Terms({ lease }: Props) {
  const { months, dueAtSigning } = lease;
  return (
    <AmountList
      lines={[
        ['Sticker price (MSRP)', lease.msrp],
        ['Selling price', lease.sellingPrice],
        ['Acquisition fee, in the payment', lease.acquisitionFee],
        ['Residual value', lease.residual],
        ['Money factor', String(lease.moneyFactor)],
        ['Miles a year', count(lease.milesPerYear)],
      ]}
      title="The lease"
      total={[`Payment, ${months} months, with ${money(dueAtSigning)} at signing`, lease.payment]}
    />
  );
}

function FirstDay({ lease }: Props) {
  return (
    <AmountList
      lines={[
        ['First payment', lease.payment],
        [`Sales tax, New York City, ${percent(taxPercent.nyc)}`, lease.salesTax],
        ['Documentation fee', lease.documentationFee],
        ['Title, plates, and registration', lease.registration],
        ['Security deposit, money down', 'None'],
      ]}
      title="On the first day"
      total={['Due at signing', lease.dueAtSigning]}
    />
  );
}

function UntilTheEnd({ lease }: Props) {
  const remaining = lease.months - 1;
  return (
    <AmountList
      lines={[
        ['Due at signing', lease.dueAtSigning],
        [`Remaining payments, ${remaining}`, remaining * lease.payment],
        ['Disposition fee, if you return the car', lease.dispositionFee],
      ]}
      title="Until the end"
      total={['All together', lease.totalOfPayments]}
    />
  );
}
