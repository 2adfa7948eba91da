import type { Locator, Page } from '@playwright/test';

/**
 * Does in the page what Chrome's translator does: each text stands in two `<font>` elements of the
 * translator's own, at once and whenever a script adds one. Words get a soft hyphen, so that they
 * aren't what React has rendered; Playwright ignores it.
 */
function replaceTexts(): void {
  const untouched = 'script, style, noscript, title, textarea, svg, font, [translate=no]';

  const replace = (text: Text) => {
    const isWords = text.data.trim() !== '';
    if (!isWords || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.replace(/(\p{L})(\p{L})/gu, '$1\u00ad$2');
    outer.append(inner);
    text.replaceWith(outer);
  };

  const replaceAllIn = (node: Node) => {
    const texts = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };

  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') replaceAllIn(target);
      for (const node of addedNodes) replaceAllIn(node);
    }
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  document.documentElement.classList.add('translated-ltr');
  replaceAllIn(document.documentElement);
}

/** Translates the page that is open, and goes on doing so. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
}

/** What a translator doesn't see, and what is only spoken. */
const NOT_SHOWN = '[role=status], noscript, script, style, svg';

/** What a page asks a translator to leave alone. */
const KEPT = '[translate=no]';

/** @returns the words of an element, in the order of the page, as if they weren't translated */
export function wordsOf(element: Locator): Promise<string> {
  return element.evaluate((node, notShown) => {
    const copy = node.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll(notShown)) other.remove();
    return copy.textContent?.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim() ?? '';
  }, NOT_SHOWN);
}

/** @returns the texts of an element that are not translated */
export function originalsIn(element: Locator): Promise<string[]> {
  return element.evaluate((node, notShown) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isSeen = !parentElement?.closest(`font, ${notShown}`);
      if (isSeen && textContent?.trim()) texts.push(textContent);
    }
    return texts;
  }, `${NOT_SHOWN}, ${KEPT}`);
}
