import { ExternalLink } from 'lucide';
import { CallButton } from '@/components/business/call-button';
import { BreakableAddress, PhoneNumber } from '@/components/business/contact-words';
import { useOpening } from '@/components/business/opening-hours-provider.island';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { mailtoHref, smsHref } from '@/lib/format/contact-href';
import { type DraftContent, writtenDraft } from '@/lib/lead-form/written-draft';

/** Where to write, and what the message already says. */
type Written = DraftContent & { email: string; textPhone?: string };

export type ContactOptions = Written & {
  phone: string;
  /** The form's own URL, to open it without the frame. */
  href?: string;
};

/** Links to an email and a text message that are already written. */
export function writtenLinks({ email, textPhone, ...content }: Written) {
  const draft = writtenDraft(content);
  return {
    email: mailtoHref(email, draft.subject, draft.body),
    sms: textPhone ? smsHref(textPhone, draft.body) : undefined,
  };
}

/** While the office is closed, it doesn't suggest calling. */
export function ContactButtons({ href, phone, ...written }: ContactOptions) {
  const { status } = useOpening();
  const { email, sms } = writtenLinks(written);
  return (
    <span className="mt-2.5 flex flex-wrap gap-2.5 max-sm:*:w-full">
      <Button href={email} variant="ink">
        Email us
      </Button>
      {sms && (
        <Button href={sms} variant="outline">
          Text us
        </Button>
      )}
      {status?.open !== false && <CallButton phone={phone} />}
      {href && (
        <Button href={href} variant="outline">
          Open the form
          <Icon className="size-4" icon={ExternalLink} />
        </Button>
      )}
    </span>
  );
}

/** Address and number as text, because without a mail program the buttons do nothing. */
export function ContactSentence({ phone, ...written }: ContactOptions) {
  const { status } = useOpening();
  return (
    <p>
      Write to <WriteTo {...written} />. Or call <PhoneNumber>{phone}</PhoneNumber>
      <span>{status?.open === false ? ' once we’re open.' : '.'}</span>
    </p>
  );
}

/** The addresses are also text, because a visitor's mail program may be on another device. */
export function WriteTo(written: Written) {
  const links = writtenLinks(written);
  return (
    <>
      <TextLink className="wrap-anywhere" href={links.email}>
        <BreakableAddress>{written.email}</BreakableAddress>
      </TextLink>
      {links.sms && written.textPhone && (
        <>
          , or text{' '}
          <TextLink href={links.sms}>
            <PhoneNumber>{written.textPhone}</PhoneNumber>
          </TextLink>
        </>
      )}
    </>
  );
}
