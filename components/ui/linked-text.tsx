import { Fragment } from 'react';

type Part = { text: string; href?: string };

/** A paragraph's parts, as `inlineLinks` of lib/site gives them, with their links drawn as links. */
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
