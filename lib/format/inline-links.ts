type TextPart = { text: string; href?: string };

const LINK = /(\[[^\][]+\]\([^()\s]+\))/;

/** Splits a text at its Markdown links, `[words](/page)`. Other Markdown isn't supported. */
export function inlineLinks(text: string): TextPart[] {
  const parts = text.split(LINK).filter((part) => part !== '');
  return parts.map((part) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
    return label && href && LINK.test(part) ? { text: label, href } : { text: part };
  });
}
