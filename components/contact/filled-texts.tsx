import { business } from '@/lib/content/business';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { longestOf } from '@/lib/format/words';
import { longestWhen } from '@/lib/opening-hours/opening-status';
import { EmailLink, PhoneLink } from './contact-links';
import { AnswerTime, OpenOrClosed } from './hours.island';

/** Says what follows after sending a form: no credit check, and when somebody calls. */
export function WhenWeAnswer() {
  const { noObligation, whenOpen, whenClosed } = pageTexts().forms;
  return (
    <>
      <span className="block">{noObligation}</span>
      <TextByHour closed={whenClosed} open={whenOpen} />
    </>
  );
}

/** One of two texts, filled, depending on the hour. */
export function TextByHour(props: { open: string; closed: string; mail?: string }) {
  const { open, closed, mail } = props;
  const { phone, email } = business();
  const when = longestWhen(business());
  return (
    <OpenOrClosed
      closed={<FilledText mail={mail} text={closed} />}
      reserve={longestOf([
        fillVariables(open, { phone, email, when: when.open }),
        fillVariables(closed, { phone, email, when: when.closed }),
      ])}
      open={<FilledText mail={mail} text={open} />}
    />
  );
}

/**
 * A text of content/ with {phone} and {email} as links; {when} says when somebody answers.
 *
 * @param props `mail`: a mailto: link with subject and text, used instead of an empty message
 */
export function FilledText({ text, mail }: { text: string; mail?: string }) {
  return text.split(/(\{email\}\.?|\{\w+\})/).map((part, at) => {
    if (part === '{phone}') return <PhoneLink className="inline-block font-semibold" key={at} />;
    if (part === '{when}') return <AnswerTime key={at} />;
    if (!part.startsWith('{email}')) return part;
    return (
      // A full stop after the address stays on its line.
      <span className="whitespace-nowrap" key={at}>
        <EmailLink className="font-semibold" href={mail} />
        {part.replace('{email}', '')}
      </span>
    );
  });
}
