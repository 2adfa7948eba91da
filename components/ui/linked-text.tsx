import { each } from './each';
import { ExternalLink } from './external-link';

type Part = { text: string; href?: string };

const link = 'text-action underline decoration-1 underline-offset-4 hover:decoration-2';

/** Renders the parts of a paragraph that `inlineLinks` of lib/content returns. Links to other sites open in a new tab. */
export function LinkedText({ parts }: { parts: readonly Part[] }) {
  return each(parts, ({ text, href }) => {
    const Link = href?.startsWith('https://') ? ExternalLink : 'a';
    return href === undefined ? (
      text
    ) : (
      <Link className={link} href={href}>
        {text}
      </Link>
    );
  });
}
