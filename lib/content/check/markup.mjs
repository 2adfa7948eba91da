/** Dead links, missing pictures and wrong tags in the texts of content/blog and content/legal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkup } from './mdx.mjs';

/** @typedef {ReturnType<typeof readMarkup> & { file: string }} Text */

/** @param {string} folder @param {string} base of the texts' paths @returns {[path: string, text: Text][]} */
function textsIn(folder, base) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return [`${base}/${name.replace(/\.mdx$/, '')}`, { file, ...readMarkup(readFileSync(file, 'utf8')) }];
    });
}

/** @param {{ src: string, alt: string }} picture @returns {string | null} what is wrong with it */
function pictureMistake({ src, alt }) {
  if (!src.startsWith('/'))
    return `expected a picture of public/, such as "/art/harbor-road.svg", in place of ${src}`;
  const file = path.posix.join('public', src);
  if (!existsSync(file)) return `there is no picture ${file}; expected one such as "/art/harbor-road.svg"`;
  if (alt.trim() === '')
    return `expected a description of the picture, such as ![A car by the harbor](${src})`;
  return null;
}

/**
 * @param {(href: string) => boolean} isInternalPage
 * @returns {{ file: string, message: string }[]} each message begins with the line
 */
export function checkMarkup(isInternalPage) {
  const texts = new Map([...textsIn('content/blog', '/blog'), ...textsIn('content/legal', '')]);

  /** @param {string} href @param {string} own path of the text @returns {string | null} what is wrong with it */
  const linkMistake = (href, own) => {
    if (/^https:\/\/[^/]+\./.test(href) && URL.canParse(href)) return null;
    const [page = '', anchor] = href.split('#');
    if (page !== '' && !isInternalPage(page))
      return 'expected a page of this site such as "/contact", a section such as "#fees" or a URL that starts with "https://"';
    const target = texts.get(page === '' ? own : (page.split('?')[0] ?? ''));
    if (anchor === undefined || !target || target.ids.has(anchor)) return null;
    return `expected a section of ${target.file}, such as "#${[...target.ids][0]}"`;
  };

  return [...texts].flatMap(([own, { file, mistakes, links, pictures }]) => {
    const found = mistakes.map(({ line, message }) => ({ line, message }));
    for (const { href, line } of links) {
      const mistake = linkMistake(href, own);
      if (mistake) found.push({ line, message: `the link "${href}" leads nowhere: ${mistake}` });
    }
    for (const { line, ...picture } of pictures) {
      const mistake = pictureMistake(picture);
      if (mistake) found.push({ line, message: mistake });
    }
    return found.map(({ line, message }) => ({ file, message: `line ${line}: ${message}` }));
  });
}
