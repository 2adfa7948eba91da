import { Disclosure } from '@/components/ui/disclosure';
import { LinkedText } from '@/components/ui/text-link';
import { pages } from '@/lib/content/pages';

export function SmsConsent() {
  const { consent, textMessages } = pages().forms;
  return (
    <Disclosure
      className="-mt-1.5 mb-1.5 max-w-measure text-muted text-sm print:hidden"
      summary={consent}
    >
      <p className="pb-3">
        <LinkedText text={textMessages} />
      </p>
    </Disclosure>
  );
}
