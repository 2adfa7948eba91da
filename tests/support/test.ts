import { test as base, type ConsoleMessage, expect, type Locator } from '@playwright/test';

export type { APIRequestContext, APIResponse, Locator, Page, Request } from '@playwright/test';
export { expect };

/** The hosted form, at 127.0.0.1, and posts can log anything. Other tests check for missing files. */
const isOurs = (message: ConsoleMessage) => {
  const { hostname } = new URL(message.location().url || 'http://localhost');
  return hostname === 'localhost' && !message.text().startsWith('Failed to load resource');
};

/**
 * Playwright's test. Violations of the Content-Security-Policy, uncaught errors, and errors in the
 * console of our pages fail it. `test.use({ expectedErrors: /…/ })` allows errors that a test
 * causes.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = [];
    const report = (text: string) => {
      if (!expectedErrors?.test(text)) errors.push(text);
    };
    context.on('weberror', (event) => report(`${event.page()?.url()}: ${event.error()}`));
    // Browsers report policy violations in the console.
    context.on('console', (message) => {
      if (message.type() === 'error' && isOurs(message))
        report(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    expect(errors, 'errors of pages').toEqual([]);
  },
});

/**
 * Waits until React has hydrated a part of the page. A click before that follows the link or sends
 * the form, as without JavaScript.
 */
export async function expectHydrated(part: Locator): Promise<void> {
  const isHydrated = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated).toBe(true);
}
