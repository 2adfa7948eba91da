/**
 * A page translator, such as Chrome's, replaces each text by `<font>` elements. React compares the
 * whole document with what it has rendered before: at such an element it would make the page anew,
 * without what was typed, and without what the site's script has made of the page.
 */

/** The texts of a page by the element in which they stand, in their order. */
export type Texts = ReadonlyMap<Node, readonly Text[]>;

/** Notes the texts of a page, before a translator replaces them. */
export function textsOf(doc: Document): Texts {
  const texts = new Map<Node, Text[]>();
  for (const text of textNodes(doc)) {
    const parent = text.parentNode as Node;
    const siblings = texts.get(parent);
    if (siblings) siblings.push(text);
    else texts.set(parent, [text]);
  }
  return texts;
}

export function isTranslated(doc: Document): boolean {
  return doc.querySelector('font') !== null;
}

/**
 * Shows the original texts while React hydrates the page.
 *
 * @param texts as `textsOf` has noted them
 * @returns a function that shows the translation again
 */
export function showOriginals(texts: Texts, doc: Document): () => void {
  const replaced = [...texts].flatMap(([parent, originals]) => replacedIn(parent, originals));
  // A translator watches the page, and would replace them again.
  doc.documentElement.setAttribute('translate', 'no');
  for (const { text, font } of replaced) font.replaceWith(text);

  return () => {
    doc.documentElement.removeAttribute('translate');
    for (const { text, font, words } of replaced) {
      if (text.data === words) text.replaceWith(font);
    }
    // What React has added or changed meanwhile: a translator sees what comes into the page.
    for (const text of textNodes(doc)) {
      if (!text.parentElement?.closest('font')) text.replaceWith(text);
    }
  };
}

function textNodes(doc: Document): Text[] {
  const nodes: Text[] = [];
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

type Replaced = { text: Text; words: string; font: Element };

/** @returns the texts that are no longer in their element, with what stands in their places */
function replacedIn(parent: Node, originals: readonly Text[]): Replaced[] {
  const missing = originals.filter((text) => text.parentNode !== parent);
  const fonts = [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT') as Element[];
  if (missing.length !== fonts.length) return [];

  return fonts.flatMap((font, at) => {
    const text = missing[at];
    return text ? { text, words: text.data, font } : [];
  });
}
