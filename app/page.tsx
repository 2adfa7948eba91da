import { QuoteForm } from '@/components/quote/quote-form.island';
import { Band } from '@/components/ui/band';
export default function Page() {
  return (
    <Band id="get-quote">
      <QuoteForm />
    </Band>
  );
}
