import type { ButtonLook } from '@/components/ui/button';
import { business } from '@/lib/content/business';
import { smsHref } from '@/lib/format/contact-href';
import { SmsLink } from './sms-link.island';

/** Opens a draft of a text message, where the business reads them (`textPhone`). */
export function SmsButton({ children, ...look }: ButtonLook & { children?: string }) {
  const { textPhone } = business();
  if (!textPhone) return null;
  return (
    <SmsLink href={smsHref(textPhone, 'I’d like a lease quote')} {...look}>
      {children ?? `Text ${textPhone}`}
    </SmsLink>
  );
}
