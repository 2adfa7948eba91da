import { OpenOrClosedText } from '@/components/business/open-or-closed-text';
import { pages } from '@/lib/content/pages';
import { SampleQuoteLink } from './sample-quote';

/** Why no car has a price, and what a quote of one looks like. */
export function PriceNote({ className = '' }: { className?: string }) {
  const { priceNote, closedPriceNote } = pages().shared;
  return (
    <div className={`text-muted ${className}`}>
      <OpenOrClosedText closed={closedPriceNote} open={priceNote} />
      <SampleQuoteLink className="mt-1 print:hidden" />
    </div>
  );
}
