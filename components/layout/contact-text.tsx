import { Fragment } from 'react';
import { EmailLink, PhoneLink } from './contact-links';

const link = 'font-semibold text-harbor underline underline-offset-4';

/** A text of content/ in which {phone} and {email} are links. */
export function ContactText({ text }: { text: string }) {
  const links = new Map([
    ['{phone}', <PhoneLink className={`${link} whitespace-nowrap`} key="phone" />],
    ['{email}', <EmailLink className={link} key="email" />],
  ]);
  return (
    text
      .split(/(\{\w+\})/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      .map((part, index) => <Fragment key={index}>{links.get(part) ?? part}</Fragment>)
  );
}
