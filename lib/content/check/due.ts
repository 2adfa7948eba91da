import { readFileSync } from 'node:fs';
import { contentFile } from '@/lib/content/content-file';
import { addMonths, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { guidesOnDisk } from '@/lib/guides/guide';
import { guideFile } from '@/lib/guides/guide-file';
import { business } from '../business';
import { facts } from '../figures';
import { sourceLine } from '../source-line';

type Fact = Pick<ReturnType<typeof facts>[number], 'id' | 'asOf' | 'validUntil'> & { line: number };
type DatedGuide = { file: string; checked: IsoDate; facts: readonly string[] };

/**
 * @returns a sentence for each fact that was last read more than a year ago, or before it ended, with the guides that use it, and
 *   for each guide that nobody has checked for a year
 */
export function dueIn(facts: readonly Fact[], guides: readonly DatedGuide[], today: IsoDate): string[] {
  const yearAgo = addMonths(today, -12);
  const dueFacts = facts.flatMap(({ id, line, asOf, validUntil = today }) => {
    const hasEnded = validUntil < today && asOf <= validUntil;
    if (!hasEnded && asOf >= yearAgo) return [];
    const users = guides.filter((guide) => guide.facts.includes(id)).map(({ file }) => file);
    const reason = hasEnded ? `ended on ${dateLabel(validUntil)}` : `was last read on ${dateLabel(asOf)}`;
    return `content/facts.ts:${line}: ${id} ${reason}: see ${users.join(', ') || 'no guide'}`;
  });
  const dueGuides = guides
    .filter(({ checked }) => checked < yearAgo)
    .map(({ file, checked }) => `${file}: was last checked on ${dateLabel(checked)}`);
  return [...dueFacts, ...dueGuides];
}

/** @returns what of content/ is due, as `dueIn` says it, and what of business.ts is over, for `today` at the business */
export function dueReviews(today: IsoDate): string[] {
  const source = readFileSync(contentFile('content/facts.ts'), 'utf8');
  const { closures, promotion } = business();
  const over = [
    ...closures.map(({ date }) => ['the closure', date] as const),
    ['the promotion', promotion?.until ?? today] as const,
  ].filter(([, last]) => last < today);
  return [
    ...dueIn(
      facts().map((fact, at) => ({
        ...fact,
        line: sourceLine('content/facts.ts', source, [at])?.number ?? 1,
      })),
      guidesOnDisk()
        .filter(({ draft }) => !draft)
        .map(({ slug, checked, facts }) => ({ file: guideFile(slug), checked: checked.date, facts })),
      today,
    ),
    ...over.map(([what, last]) => `content/business.ts: ${what} of ${dateLabel(last)} is over; delete it`),
  ];
}
