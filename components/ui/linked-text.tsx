import { Fragment } from 'react';

type Part = { text: string; href?: string };

/** Renders the parts of a paragraph that `inlineLinks` of lib/content returns. */
export function LinkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    part.href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        className="text-harbor underline decoration-1 underline-offset-4 hover:decoration-2"
        href={part.href}
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        key={index}
      >
        {part.text}
      </a>
    ),
  );
}
