import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { ByHours } from './by-hours.island';
import { ContactText } from './contact-links';

/**
 * One of two texts of content/, by the hour. {phone} and {email} are links in them, and {answer} is
 * when somebody answers.
 */
export function TextByHours({ open, closed }: { open: string; closed: string }) {
  const { phone, email } = business();
  const [longest = ''] = [open, closed]
    .map((text) => fillIn(text, { phone, email, answer: 'Wednesday from 8 AM' }))
    .sort((a, b) => b.length - a.length);
  return (
    <ByHours
      closed={<ContactText text={closed} />}
      longest={longest}
      open={<ContactText text={open} />}
    />
  );
}
