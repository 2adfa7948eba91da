type TextSegment = { text: string; href?: string };

const LINK = /(\[[^\][]+\]\([^()\s]+\))/;

/** Splits a text at its Markdown links, `[words](/page)`. Other Markdown isn't supported. */
export function inlineLinks(text: string): TextSegment[] {
  const segments = text.split(LINK).filter((segment) => segment !== '');
  return segments.map((segment) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/s.exec(segment) ?? [];
    return label && href && LINK.test(segment) ? { text: label, href } : { text: segment };
  });
}
