import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { provider } from './sandbox';

export type { APIRequestContext, APIResponse, Locator, Page, Request } from '@playwright/test';
export { expect };

/**
 * The hosted form and embedded posts log what they like; a missing file is the concern of the test
 * that misses it.
 */
const isOurs = (message: ConsoleMessage) => {
  const { hostname, origin } = new URL(message.location().url || 'http://localhost');
  return (
    hostname === 'localhost' &&
    origin !== provider &&
    !message.text().startsWith('Failed to load resource')
  );
};

/**
 * Playwright's test, in which a violation of the Content-Security-Policy, an uncaught error, or an
 * error in the console of one of our pages fails any test. `test.use({ expectedErrors: /…/ })` lets
 * pass what a test provokes.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = [];
    const report = (text: string) => {
      if (!expectedErrors?.test(text)) errors.push(text);
    };
    context.on('weberror', (event) => report(`${event.page()?.url()}: ${event.error()}`));
    // The browser reports a violation of a policy in the console.
    context.on('console', (message) => {
      if (message.type() === 'error' && isOurs(message))
        report(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    expect(errors, 'errors of pages').toEqual([]);
  },
});
