import { EmailLink, PhoneLink } from './contact-links';
import { AnswerTime } from './hours.island';

/**
 * A text of content/ with {phone} and {email} as links; {when} says when somebody answers.
 *
 * @param props `mail`: a mailto: link with subject and text, used instead of an empty message
 */
export function TextWithContact({ text, mail }: { text: string; mail?: string }) {
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
