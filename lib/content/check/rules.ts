/** What is checked of content/: each module validates its file when it is loaded. */
import { makesCheck, modelsCheck, vehicleChecks } from '../catalogue';
import { ratesCheck } from '../rates';

/**
 * In groups: with a mistake in one of them the next ones aren't looked at, because they rely on it and would name files that
 * nobody has touched. The facts of the business are read before all of them.
 */
export const groups: readonly (() => readonly (() => unknown)[] | Promise<readonly (() => unknown)[]>)[] = [
  () => [makesCheck, ratesCheck],
  () => [modelsCheck],
  async () => [
    ...vehicleChecks,
    ...(await import('../chart-data')).chartDataChecks,
    () => import('../about'),
    () => import('../contact'),
    () => import('../errors'),
    () => import('../facts'),
    () => import('../faq'),
    () => import('../glossary'),
    () => import('../home'),
    () => import('../instagram'),
    () => import('../lease-end'),
    () => import('../pages'),
    () => import('../redirects'),
    () => import('../reviews'),
    () => import('../search'),
  ],
];

export const loadTexts = () => import('./texts');
export const loadDue = () => import('./due');
