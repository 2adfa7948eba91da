import { DataTable } from '@/components/ui/data-table';
import { usd } from '@/lib/format/format';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { effectiveMonthly, type Offer } from '@/lib/lease/worked-examples';
import { ExampleBox } from './example-box';

const columns = [
  { label: 'Offer' },
  { label: 'Due at signing', numeric: true },
  { label: 'Remaining payments', numeric: true },
  { label: 'All together', numeric: true },
  { label: 'Effective monthly', numeric: true },
];

/** Compares offers by their effective monthly cost: everything paid, divided by the number of months. */
export function EffectiveExample({
  title,
  offers,
}: {
  title: string;
  offers: ({ label: string } & Offer)[];
}) {
  const rows = offers.map((offer) => {
    const cost = effectiveMonthly(offer);
    return [
      smartQuotes(offer.label),
      usd(offer.dueAtSigning),
      `${offer.months - 1} × ${usd(offer.monthly)}`,
      usd(cost.total),
      <strong key="effective">{usd(cost.effective)}</strong>,
    ];
  });
  return (
    <ExampleBox title={title}>
      <div className="mt-4">
        <DataTable columns={columns} rows={rows} variant="figures" />
      </div>
    </ExampleBox>
  );
}
