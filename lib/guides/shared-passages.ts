import { readFrontMatter } from '@/lib/content/front-matter';
import { guideLimits } from './guide-limits';
import type { GuideSource } from './guide-rules';
import { plainText, withoutSources, words } from './source';

/** @returns the runs of words that a guide shares with an earlier one of the list; both may name the same source */
export function sharedPassages(
  guides: readonly GuideSource[],
): { slug: string; other: string; passage: string }[] {
  const owners = new Map<string, string>();
  return guides.flatMap(({ slug, source }) =>
    plainText(withoutSources(readFrontMatter(slug, source).body))
      .split(/\n+/)
      .flatMap((paragraph) => {
        const list = words(paragraph.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
        const { sharedRun } = guideLimits;
        return list.slice(sharedRun - 1).map((_, at) => list.slice(at, at + sharedRun).join(' '));
      })
      .flatMap((passage) => {
        const other = owners.get(passage) ?? slug;
        owners.set(passage, other);
        return other === slug ? [] : [{ slug, other, passage }];
      }),
  );
}
