import { ContactText } from './contact-links';

/**
 * A text for who comes while nobody answers. When somebody does is a line of its own: the site
 * script fills it in, and a longer line would move the page.
 *
 * @param props `answer`: the sentence with {answer}
 */
export function ClosedText({ text, answer }: { text: string; answer: string }) {
  return (
    <>
      <ContactText text={text} />
      <span className="block">
        <ContactText text={answer} />
      </span>
    </>
  );
}
