import { addMonths, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { guidesOnDisk } from '@/lib/guides/guide';
import { guideFile } from '@/lib/guides/guide-file';
import { business } from '../business';
import { facts } from '../facts';

type Fact = Pick<ReturnType<typeof facts>[number], 'id' | 'asOf' | 'validUntil'>;
type DatedGuide = { file: string; checked: IsoDate; facts: readonly string[] };

/**
 * @returns a sentence for each fact that has ended, or wasn't read for a year, and each guide not
 *   checked for a year
 */
export function dueIn(
  facts: readonly Fact[],
  guides: readonly DatedGuide[],
  today: IsoDate,
): string[] {
  const yearAgo = addMonths(today, -12);
  const dueFacts = facts.flatMap(({ id, asOf, validUntil = today }) => {
    const hasEnded = validUntil < today && asOf <= validUntil;
    if (!hasEnded && asOf >= yearAgo) return [];
    const users = guides.filter((guide) => guide.facts.includes(id)).map(({ file }) => file);
    const reason = hasEnded
      ? `ended on ${dateLabel(validUntil)}`
      : `was last read on ${dateLabel(asOf)}`;
    return `content/facts.ts: ${id} ${reason}: see ${users.join(', ') || 'no guide'}`;
  });
  const dueGuides = guides
    .filter(({ checked }) => checked < yearAgo)
    .map(({ file, checked }) => `${file}: was last checked on ${dateLabel(checked)}`);
  return [...dueFacts, ...dueGuides];
}

/**
 * @returns what of content/ is due, as `dueIn` says it, and what of business.ts is over, for
 *   `today` at the business
 */
export function dueReviews(today: IsoDate): string[] {
  const { closures, promotion } = business();
  const over = [...closures.map(({ date }) => date), promotion?.until ?? today].filter(
    (day) => day < today,
  );
  const guides = guidesOnDisk().filter(({ draft }) => !draft);
  return [
    ...dueIn(
      facts(),
      guides.map(({ slug, checked, facts }) => ({
        file: guideFile(slug),
        checked: checked.date,
        facts,
      })),
      today,
    ),
    ...over.map(
      (day) => `content/business.ts: ${dateLabel(day)} is over; delete the closure or promotion`,
    ),
  ];
}
