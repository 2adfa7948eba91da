import { ExternalLink } from 'lucide';
import { CallButton, WriteButtons } from '@/components/contact/contact-buttons';
import { BreakableText, PhoneNumber } from '@/components/contact/contact-words';
import { useOpening } from '@/components/contact/hours.island';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { Notice } from '@/components/ui/notice';
import type { MessageLinks, MessageRecipients } from '@/lib/lead-form/message-links';

export type ContactWays = MessageRecipients & {
  phone: string;
  messageLinks: MessageLinks;
  /** The form's own URL, to open it without the frame. */
  formHref?: string;
};

/** Takes the place of the form. While the office is closed, no button suggests calling. */
export function WithoutTheForm(props: ContactWays & { heading: string; text: string }) {
  const { heading, text, phone, messageLinks, formHref } = props;
  const { status } = useOpening();
  const closed = status?.open === false;
  return (
    <Notice variant="problem">
      <p className="font-semibold">{heading}</p>
      <p>{text}</p>
      <p>
        Write to <WrittenContacts {...props} />. Or call <PhoneNumber>{phone}</PhoneNumber>
        <span>{closed ? ' once we’re open.' : '.'}</span>
      </p>
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
    </Notice>
  );
}

/** As text, because a visitor's mail program may be on another device. */
export function WrittenContacts({ email, textPhone, messageLinks }: ContactWays) {
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
