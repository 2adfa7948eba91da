import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';

/** What sending a form with a phone number agrees to, below the form. */
export function TextMessageConsent() {
  return (
    <p className="mt-3 max-w-measure text-muted text-sm print:hidden">
      <LinkedText parts={inlineLinks(pages().forms.textMessages)} />
    </p>
  );
}
