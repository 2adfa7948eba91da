import { each } from './each';
import { TextLink } from './external-link';

type Part = { text: string; href?: string };

const link = 'text-action underline decoration-1 underline-offset-4 hover:decoration-2';

/** Renders the parts of a paragraph that `inlineLinks` of lib/content returns. */
export function LinkedText({ parts }: { parts: readonly Part[] }) {
  return each(parts, ({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <TextLink className={link} href={href}>
        {text}
      </TextLink>
    ),
  );
}
