import { readFileSync } from 'node:fs';
import { contentFile } from '@/lib/content/folder';
import { addMonths, type IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { parseGuide } from '@/lib/guides/guide';
import { guideFile, guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { business } from '../business';
import { facts } from '../facts';
import { sourceLine } from '../source-line';

/** `line` is the one on which it begins. */
type Fact = Pick<(typeof facts)[number], 'id' | 'amounts' | 'asOf' | 'validUntil'> & { line: number };
/** `checked` is the latest of its dates. */
type DatedGuide = { file: string; checked: IsoDate; text: string };

/** Whether a text has an amount, not as a part of another one; a column of cubic feet names the unit once. */
function prints(text: string, amount: string): boolean {
  const shown = amount.replace(/(\.\d) cubic feet$/, '$1').replace(/[$.]/g, '\\$&');
  return new RegExp(`(?<![\\d.,–-])${shown}(?![\\d%]|[.,]\\d|[–-]\\$?\\d)`).test(text);
}

/**
 * What of the facts and the guides is due for a review: a fact that has ended, for the guides that nobody has checked since;
 * a fact that was read more than a year ago; and a guide that nobody has checked for a year. A guide prints a fact when it has
 * an amount that no other fact has, or all of its amounts.
 *
 * @returns a sentence for each, which begins with the file and the line
 */
export function dueIn(facts: readonly Fact[], guides: readonly DatedGuide[], today: IsoDate): string[] {
  const yearAgo = addMonths(today, -12);
  const seeGuides = (users: readonly DatedGuide[]) =>
    users.length > 0 ? `see ${users.map(({ file }) => file).join(', ')}` : 'no guide prints it';
  const dueFacts = facts.flatMap((fact) => {
    const { id, line, amounts, asOf, validUntil = today } = fact;
    const isOwn = (amount: string) =>
      facts.every((other) => other === fact || !other.amounts.includes(amount));
    const users = guides.filter(({ text }) => {
      const printed = amounts.filter((amount) => prints(text, amount));
      return printed.some(isOwn) || (!amounts.some(isOwn) && printed.length === amounts.length);
    });
    const due = (reason: string, guides = users) => [
      `content/facts.ts:${line}: ${id} ${reason}: ${seeGuides(guides)}`,
    ];
    if (validUntil >= today)
      return asOf < yearAgo ? due(`was read more than a year ago, on ${dateLabel(asOf)}`) : [];
    const unchecked = users.filter(({ checked }) => checked <= validUntil);
    const isSettled = users.length > 0 && unchecked.length === 0;
    return isSettled ? [] : due(`ended on ${dateLabel(validUntil)}`, unchecked);
  });
  const dueGuides = guides
    .filter(({ checked }) => checked < yearAgo)
    .map(({ file, checked }) => `${file}: was last checked on ${dateLabel(checked)}`);
  return [...dueFacts, ...dueGuides];
}

/**
 * @param today at the business @returns what is due of content/, as `dueIn` says it
 * @throws Error when a guide has a mistake
 */
export function dueReviews(today: IsoDate): string[] {
  const source = readFileSync(contentFile('content/facts.ts'), 'utf8');
  const guides = guideSlugsOnDisk().map((slug) => {
    const [file, text] = [guideFile(slug), guideSource(slug)];
    const { checked, draft } = parseGuide(slug, text);
    // <Usd>{260}</Usd> prints $260.
    return { file, checked: checked.date, draft, text: text.replace(/<Usd>\{(\d+)\}<\/Usd>/g, '$$$1') };
  });
  const { closures, promotion } = business;
  const over = [
    ...closures.map(({ date }) => ['the closure', date] as const),
    ['the promotion', promotion?.until ?? today] as const,
  ].filter(([, last]) => last < today);
  const reviews = dueIn(
    facts.map((fact, at) => ({ ...fact, line: sourceLine('content/facts.ts', source, [at])?.number ?? 1 })),
    guides.filter(({ draft }) => !draft),
    today,
  );
  return [
    ...reviews,
    ...over.map(([what, last]) => `content/business.ts: ${what} of ${dateLabel(last)} is over; delete it`),
  ];
}
