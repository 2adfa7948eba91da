import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';

/**
 * What sending a form agrees to, below the form.
 *
 * @param props `terms`: beside those of text messages
 */
export function TextMessageConsent({ terms = '' }: { terms?: string }) {
  return (
    <p className={`mt-3 max-w-measure text-muted text-sm ${terms ? '' : 'print:hidden'}`}>
      <LinkedText parts={inlineLinks(`${terms} ${pages().forms.textMessages}`.trim())} />
    </p>
  );
}
