import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { ByHours } from './by-hours.island';
import { ContactText } from './contact-links';

type Props = {
  open: string;
  closed: string;
  /** A mailto: link with subject and text, which takes the place of an empty message. */
  mail?: string;
};

/** One of two texts of content/, by the hour. {phone} and {email} are links in them. */
export function TextByHours({ open, closed, mail }: Props) {
  const { phone, email } = business();
  const [longest = ''] = [open, closed]
    .map((text) => fillIn(text, { phone, email }))
    .sort((a, b) => b.length - a.length);
  return (
    <ByHours
      closed={<ContactText mail={mail} text={closed} />}
      longest={longest}
      open={<ContactText mail={mail} text={open} />}
    />
  );
}
