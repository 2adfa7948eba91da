/**
 * A page translator, such as Chrome's, replaces each text by `<font>` elements. React compares the
 * whole document with what it has rendered before: at such an element it would make the page anew.
 * What is open would close, the carousel would stop, the keyboard would be at the top of the page,
 * and the credit application would be empty.
 *
 * Loaded on translated pages alone (boot-islands.ts).
 */

/** The children of each element of a page, as they were before a translator replaced texts. */
export type Originals = readonly { parent: Element; children: readonly Node[] }[];

/**
 * Shows the original texts while React hydrates the page.
 *
 * @returns a function that shows the translation again
 */
export function showOriginals(originals: Originals, doc: Document): () => void {
  const replaced = originals.flatMap(({ parent, children }) => replacedIn(parent, children));
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
function replacedIn(parent: Element, children: readonly Node[]): Replaced[] {
  const missing = children.filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE && node.parentNode !== parent,
  );
  const fonts = [...parent.children].filter(({ nodeName }) => nodeName === 'FONT');
  if (missing.length !== fonts.length) return [];

  return fonts.flatMap((font, at) => {
    const text = missing[at];
    return text ? { text, words: text.data, font } : [];
  });
}
