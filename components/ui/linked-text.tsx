import { Fragment } from 'react';
import { ExternalLink } from './external-link';

type Part = { text: string; href?: string };

const link = 'text-harbor underline decoration-1 underline-offset-4 hover:decoration-2';

/** Renders the parts of a paragraph that `inlineLinks` of lib/content returns. Links to other sites open in a new tab. */
export function LinkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, href }, index) => {
    const Link = href?.startsWith('https://') ? ExternalLink : 'a';
    return href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Link className={link} href={href} key={index}>
        {text}
      </Link>
    );
  });
}
