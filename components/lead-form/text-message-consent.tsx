import { Disclosure } from '@/components/ui/disclosure';
import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';

/** The first sentence of a text. */
const FIRST_SENTENCE = /^.*?[.!?](?= )/;

/**
 * What sending a form with a phone number agrees to, before the button that sends it: above the
 * form, one sentence and the rest behind it.
 */
export function TextMessageConsent() {
  const text = pages().forms.textMessages;
  const [first = text] = FIRST_SENTENCE.exec(text) ?? [];
  return (
    <Disclosure
      className="max-w-measure text-muted text-sm print:hidden"
      mark="plus"
      summary={<LinkedText parts={inlineLinks(first)} />}
      summaryClassName="font-normal!"
    >
      <p className="pb-2">
        <LinkedText parts={inlineLinks(text.slice(first.length).trim())} />
      </p>
    </Disclosure>
  );
}
