/** The rules of content/, which check-content.ts bundles with the content of the current folder. */
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
  () => import('../lease-start'),
  () => import('../lease-end'),
  () => import('../rates'),
  async () => (await import('./colors')).checkColors(),
];

/** Applies every rule of content/. */
export async function checkFiles(): Promise<Problem[]> {
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

  await attempt(async () => {
    const { checkTexts } = await import('./texts');
    await checkTexts(attempt);
  });
  return problems;
}

async function photoProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of photoNames()) {
    const message = await photoMistake(name);
    if (message) problems.push({ file: `public/photos/${name}`, message });
  }
  return problems;
}
