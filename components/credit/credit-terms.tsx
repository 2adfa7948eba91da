import { LinkedText } from '@/components/ui/linked-text';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';

/** What an applicant should have read before submitting. */
export function CreditTerms() {
  return (
    <p className="mt-6 max-w-measure text-slate text-sm">
      <LinkedText parts={inlineLinks(pages.creditApp.terms)} />
    </p>
  );
}
