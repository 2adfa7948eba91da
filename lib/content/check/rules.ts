/** What is checked of content/: most modules validate their file when they are loaded. */
type Check = () => unknown;

/**
 * In groups: with a mistake in one of them the next ones aren't looked at, because they rely on it and would name files that
 * nobody has touched.
 */
export const groups: readonly (() => readonly Check[] | Promise<readonly Check[]>)[] = [
  async () => [(await import('../makes')).makesCheck, (await import('../rates')).ratesCheck],
  () => [() => import('../business')],
  async () => [(await import('../catalogue')).modelsCheck],
  async () => [
    ...(await import('../catalogue')).vehicleChecks,
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
    ...(await import('./photos')).photoChecks,
  ],
];

export const loadTexts = () => import('./texts');
export const loadDue = () => import('./due');
