import { TextByHour } from '@/components/contact/filled-texts';
import { pageTexts } from '@/lib/content/page-texts';
import { SampleQuoteLink } from './sample-quote';

export function PriceNote({ className = '' }: { className?: string }) {
  const { priceNote, closedPriceNote } = pageTexts().shared;
  return (
    <div className={`text-muted ${className}`}>
      <TextByHour closed={closedPriceNote} open={priceNote} />
      <SampleQuoteLink className="mt-1 print:hidden" />
    </div>
  );
}
