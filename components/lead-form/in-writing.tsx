import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { mailtoHref } from '@/lib/format/mailto-href';
import { smsHref } from '@/lib/format/sms-href';
import type { HiddenFields } from '@/lib/lead-form/url';
import { writtenDraft } from '@/lib/lead-form/written-draft';

/** How the business is reached in writing, with what it is asked. */
export type Written = {
  email: string;
  /** Where the business reads text messages. */
  textPhone?: string;
  /** Of the form. */
  hiddenFields?: HiddenFields;
};

/** "Rather in writing?" with links to a text message and an email, both filled in. */
export function InWriting({
  label,
  className = '',
  ...way
}: Written & { label: string; className?: string }) {
  const { email, text } = writtenLinks(way);
  return (
    <p className={`flex flex-wrap items-center gap-x-4 text-sm print:hidden ${className}`}>
      <span className="text-muted">{label}</span>
      {text && (
        <TextLink href={text} variant="alone">
          Text us
        </TextLink>
      )}
      <TextLink href={email} variant="alone">
        Email us
      </TextLink>
    </p>
  );
}

/** The same as buttons, in place of a form that doesn't show. */
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

function writtenLinks({ email, textPhone, hiddenFields = {} }: Written) {
  const { subject, body } = writtenDraft(hiddenFields);
  return {
    email: mailtoHref(email, subject, body),
    text: textPhone ? smsHref(textPhone, body) : undefined,
  };
}
