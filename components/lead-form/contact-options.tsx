import { ExternalLink } from 'lucide';
import { CallButton } from '@/components/business/call-button';
import { BreakableText, PhoneNumber } from '@/components/business/contact-words';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { MessageLinks, MessageRecipients } from '@/lib/lead-form/message-links';
import { WriteButtons } from './write-buttons';

export type ContactOptions = MessageRecipients & {
  phone: string;
  messageLinks: MessageLinks;
  /** The form's own URL, to open it without the frame. */
  formHref?: string;
};

type ButtonsProps = ContactOptions & {
  /** While the office is closed, they don't suggest calling. */
  closed?: boolean;
};

export function ContactButtons({ formHref, phone, messageLinks, closed = false }: ButtonsProps) {
  return (
    <span className="mt-2.5 flex flex-wrap gap-2.5 max-sm:*:w-full">
      <WriteButtons {...messageLinks} variant="ink" />
      {!closed && <CallButton phone={phone} />}
      {formHref && (
        <Button href={formHref} variant="outline">
          Open the form
          <Icon className="size-4" icon={ExternalLink} />
        </Button>
      )}
    </span>
  );
}

/** As text, because a visitor's mail program may be on another device. */
export function WrittenContacts({ email, textPhone, messageLinks }: ContactOptions) {
  return (
    <>
      <TextLink className="wrap-anywhere" href={messageLinks.mailto}>
        <BreakableText>{email}</BreakableText>
      </TextLink>
      {textPhone && (
        <>
          , or text{' '}
          <TextLink href={messageLinks.sms}>
            <PhoneNumber>{textPhone}</PhoneNumber>
          </TextLink>
        </>
      )}
    </>
  );
}
