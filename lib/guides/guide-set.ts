import { readFrontMatter } from '@/lib/content/front-matter';
import { guideLimits } from './guide-limits';
import type { GuideSource } from './guide-rules';
import { median, readingGrade } from './readability';

type SetFinding = { slug: string; message: string; at: string };

/**
 * Checks what concerns the guides together, besides passages that two of them share (docs/product.md#blog).
 *
 * @param guides those to be published @returns each problem, with the guide in which to mend it
 */
export function checkGuideSet(guides: readonly GuideSource[]): SetFinding[] {
  return [...tooManyWrongChoices(guides), ...tooHardInTheMedian(guides)];
}

function tooManyWrongChoices(guides: readonly GuideSource[]): SetFinding[] {
  const { all } = guideLimits.wrongChoices;
  const having = guides.filter(({ source }) => source.includes('<WrongChoice'));
  return having.slice(all).map(({ slug }) => ({
    slug,
    message: `expected at most ${all} guides with <WrongChoice>; ${having.length} have it`,
    at: '<WrongChoice',
  }));
}

function tooHardInTheMedian(guides: readonly GuideSource[]): SetFinding[] {
  const graded = guides.map(({ slug, source }) => ({
    slug,
    grade: readingGrade(readFrontMatter(slug, source).body),
  }));
  const [hardest] = [...graded].sort((a, b) => b.grade - a.grade);
  if (!hardest) return [];
  const middle = median(graded.map(({ grade }) => grade));
  const limit = guideLimits.grade.medianOfAll;
  if (middle <= limit) return [];
  const message = `expected a reading grade of at most ${limit} in the median of all guides; it is ${middle.toFixed(1)}, and this guide's is ${hardest.grade.toFixed(1)}: shorten its sentences`;
  return [{ slug: hardest.slug, message, at: '' }];
}
