import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { longestOf } from '@/lib/format/words';
import { ByHours } from './by-hours.island';
import { ContactText } from './contact-text';

type Props = {
  open: string;
  closed: string;
  /** A mailto: link with subject and text, used instead of an empty message. */
  mail?: string;
};

/** Shows one of two texts of content/, depending on the hour. {phone} and {email} become links. */
export function TextByHours({ open, closed, mail }: Props) {
  const { phone, email } = business();
  return (
    <ByHours
      closed={<ContactText mail={mail} text={closed} />}
      longest={longestOf([open, closed].map((text) => fillIn(text, { phone, email })))}
      open={<ContactText mail={mail} text={open} />}
    />
  );
}
