import { readFrontMatter } from '@/lib/content/front-matter';
import type { GuideSource } from './guide-rules';
import { plainText, words } from './source';

/** So many words in the same order are not a coincidence; a whole paragraph may be shorter. */
const SHARED_RUN = 12;
const SHARED_PARAGRAPH = 8;
/** Two guides may name the same source in the same words. */
const SOURCES = /<Sources>[\s\S]*?<\/Sources>/;

/** @returns the paragraphs and runs of words that a guide shares with an earlier one of the list */
export function sharedPassages(
  guides: readonly GuideSource[],
): { slug: string; other: string; passage: string }[] {
  const owners = new Map<string, string>();
  return guides.flatMap(({ slug, source }) =>
    plainText(readFrontMatter(slug, source).body.replace(SOURCES, ''))
      .split(/\n+/)
      .flatMap((paragraph) => {
        const list = words(paragraph.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
        const runs = list.slice(SHARED_RUN - 1).map((_, at) => list.slice(at, at + SHARED_RUN).join(' '));
        return list.length >= SHARED_PARAGRAPH ? [list.join(' '), ...runs] : runs;
      })
      .flatMap((passage) => {
        const other = owners.get(passage) ?? slug;
        owners.set(passage, other);
        return other === slug ? [] : [{ slug, other, passage }];
      }),
  );
}
