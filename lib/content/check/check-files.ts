/** The rules of content/, which check-content.ts bundles with the content of the current folder. */
import type { IsoDate } from '@/lib/format/dates';
import { photoNames } from '@/lib/photos/photo-file';
import { validations } from '../validate';
import { photoMistake } from './photo-mistake';
import { type Problem, problemsOf } from './problem';

/** What validates a file. Each module is imported by itself: one that stops hides no other. */
const modules: readonly (() => Promise<unknown>)[] = [
  () => import('../business'),
  () => import('../pages'),
  () => import('../faq'),
  () => import('../search'),
  () => import('../reviews'),
  () => import('../redirects'),
  () => import('../valid-makes'),
  () => import('../catalogue'),
  () => import('../model-year'),
  () => import('../credit-tiers'),
  () => import('../lease-end'),
  () => import('../rates'),
  () => import('../facts'),
  async () => (await import('./colors')).checkColors(),
];

type Findings = {
  problems: Problem[];
  /** Amounts in guides that nothing explains. */
  hints: Problem[];
  /** What somebody should review, a sentence each. */
  due: string[];
};

/**
 * Applies every rule of content/.
 *
 * @param today at the business
 * @returns the problems; without one, the hints and what is due
 */
export async function checkFiles(today: IsoDate): Promise<Findings> {
  const problems: Problem[] = [];
  const attempt = async (check: () => unknown) => {
    try {
      await check();
    } catch (error) {
      problems.push(...problemsOf(error));
    }
  };

  for (const load of modules) await attempt(load);
  for (const { validate } of validations) await attempt(validate);
  problems.push(...(await photoProblems()));

  const findings: Findings = { problems, hints: [], due: [] };
  await attempt(async () => {
    const { checkTexts } = await import('./texts');
    const hints = await checkTexts(attempt);
    // Hints and reviews need files that can be read.
    if (problems.length > 0) return;

    const { dueReviews } = await import('./due');
    findings.hints = hints;
    findings.due = dueReviews(today);
  });
  return findings;
}

async function photoProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of photoNames()) {
    const message = await photoMistake(name);
    if (message) problems.push({ file: `public/photos/${name}`, message });
  }
  return problems;
}
