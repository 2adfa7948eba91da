import { addMonths, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { type Guide, guidesOnDisk } from '@/lib/guides/guide';
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
 * Lists what of content/ somebody should look at: facts and guides that are old or over, guides
 * whose date is still to come, a list of closures without one to come, and a promotion
 * that is over.
 *
 * @param today at the business
 * @returns a sentence for each
 */
export function dueReviews(today: IsoDate): string[] {
  const guides = guidesOnDisk().filter(({ draft }) => !draft);
  const dated = guides.map(({ slug, checked, facts }) => ({
    file: guideFile(slug),
    checked: checked.date,
    facts,
  }));
  return [
    ...dueIn(facts(), dated, today),
    ...guides.flatMap((guide) => datesToCome(guide, today)),
    ...overInBusiness(today),
  ];
}

/** Readers see these dates: one that is still to come is mostly a mistyped year. */
function datesToCome({ slug, date, updated, checked }: Guide, today: IsoDate): string[] {
  const dates = new Set([date, updated?.date ?? date, checked.date]);
  const toCome = [...dates].filter((day) => day > today);
  return toCome.map((day) => `${guideFile(slug)}: ${dateLabel(day)} is still to come`);
}

function overInBusiness(today: IsoDate): string[] {
  const { closures, promotion } = business();
  const due: string[] = [];
  const isListOver = closures.length > 0 && closures.every(({ date }) => date < today);
  if (isListOver) due.push('content/business.ts: every closure is over; enter the next holidays');
  if (promotion && promotion.until < today)
    due.push(`content/business.ts: ${dateLabel(promotion.until)} is over; delete the promotion`);
  return due;
}
