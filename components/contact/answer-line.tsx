import { ByHours } from './by-hours';
import { ContactText } from './contact-links';

/** Sentences with {answer}: "We’re here {answer}." and "We’ll call you {answer}." */
type Props = { open: string; closed: string };

/**
 * When somebody answers, at any hour, once the site script knows it. A line of its own, which is
 * there before: in another line a longer answer would move the page.
 */
export function AnswerLine({ open, closed }: Props) {
  return (
    <span className="invisible block closed:visible answering:visible noscript:hidden">
      <ByHours
        as="span"
        closed={<ContactText text={closed} />}
        open={<ContactText text={open} />}
      />
    </span>
  );
}
