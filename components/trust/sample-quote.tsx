import { AmountList } from '@/components/ui/amounts';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { pages } from '@/lib/content/pages';
import { count, money, percent } from '@/lib/format/format';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';
import { taxPercent } from '@/lib/leasing/arithmetic/tax';

/**
 * The broker's quote of a made-up car. Never of a named one: an advertisement with a payment has to
 * say when and how it can be had.
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
      <div className="pt-1 pb-6">
        <Badge variant="ink">Sample: a made-up car</Badge>
        <p className="mt-3 text-muted text-sm">{text}</p>
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
          total={[`Payment, ${lease.months} months`, lease.payment]}
        />
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
        <AmountList
          lines={[
            ['Due at signing', lease.dueAtSigning],
            [`Remaining payments, ${lease.months - 1}`, (lease.months - 1) * lease.payment],
            ['Disposition fee, if you return the car', lease.dispositionFee],
          ]}
          title="Until the end"
          total={['All together', lease.totalOfPayments]}
        />
        <p className="mt-4 text-muted text-sm">
          Each mile over the plan costs {money(lease.perMile)}. You can buy the car at the end for{' '}
          {money(lease.residual)}.
        </p>
      </div>
    </Disclosure>
  );
}
