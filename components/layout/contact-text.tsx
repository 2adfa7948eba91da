import { each } from '@/components/ui/each';
import { EmailLink, PhoneLink } from './contact-links';

const link = 'font-semibold text-harbor underline underline-offset-4';

/** A text of content/ in which {phone} and {email} are links. */
export function ContactText({ text }: { text: string }) {
  return each(text.split(/(\{\w+\})/), (part) => {
    if (part === '{phone}') return <PhoneLink className={`${link} whitespace-nowrap`} />;
    if (part === '{email}') return <EmailLink className={link} />;
    return part;
  });
}
