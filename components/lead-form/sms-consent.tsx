import { Disclosure } from '@/components/ui/disclosure';
import { LinkedText } from '@/components/ui/text-link';
import { pageTexts } from '@/lib/content/page-texts';

export function SmsConsent() {
  const { consent, textMessages } = pageTexts().forms;
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
