import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { mailtoHref, smsHref } from '@/lib/format/contact-href';
import type { HiddenFields } from '@/lib/lead-form/url';
import { writtenDraft } from '@/lib/lead-form/written-draft';

/** How to write to the business, and what to ask in the message. */
export type Written = {
  email: string;
  /** The number for text messages, if the business reads them. */
  textPhone?: string;
  hiddenFields?: HiddenFields;
  /** What the form is for, if not a lease quote. It becomes the subject of an email. */
  subject?: string;
};

export function WriteButtons(way: Written) {
  const { email, text } = writtenLinks(way);
  return (
    <>
      <Button href={email} variant="ink">
        Email us
      </Button>
      {text && (
        <Button href={text} variant="outline">
          Text us
        </Button>
      )}
    </>
  );
}

/** Also as text, because a visitor's mail program may be on another device. */
export function WriteTo(way: Written) {
  const links = writtenLinks(way);
  return (
    <>
      <TextLink className="wrap-anywhere" href={links.email}>
        {way.email}
      </TextLink>
      {links.text && (
        <>
          , or text <TextLink href={links.text}>{way.textPhone}</TextLink>
        </>
      )}
    </>
  );
}

/** Links to an email and a text message, both with subject and text filled in. */
export function writtenLinks({ email, textPhone, hiddenFields = {}, ...form }: Written) {
  const { subject, body } = writtenDraft(hiddenFields, form.subject);
  return {
    email: mailtoHref(email, subject, body),
    text: textPhone ? smsHref(textPhone, body) : undefined,
  };
}
