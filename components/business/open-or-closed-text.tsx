import { business } from '@/lib/content/business';
import { fillVariables, longestOf } from '@/lib/format/words';
import { longestWhen } from '@/lib/opening-hours/opening-status';
import { OpenOrClosed } from './hours.island';
import { TextWithContact } from './text-with-contact';

type Props = {
  open: string;
  closed: string;
  /** A mailto: link with subject and text, used instead of an empty message. */
  mail?: string;
};

/**
 * Shows one of two texts of content/, depending on the hour. {phone} and {email} become links;
 * {when} says when somebody answers.
 */
export function OpenOrClosedText({ open, closed, mail }: Props) {
  const { phone, email } = business();
  const when = longestWhen(business());
  return (
    <OpenOrClosed
      closed={<TextWithContact mail={mail} text={closed} />}
      reserve={longestOf([
        fillVariables(open, { phone, email, when: when.open }),
        fillVariables(closed, { phone, email, when: when.closed }),
      ])}
      open={<TextWithContact mail={mail} text={open} />}
    />
  );
}
