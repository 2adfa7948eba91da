import { printError } from '../../scripts/lib/cli.mjs';

const LINE = '*'.repeat(100);

/**
 * Builds the site with finished pages. Where that fails, an upgrade of Next must not stop the deployment: the site is
 * built again with all pages as Next writes them (docs/upgrading-next.md). Strict, the failure is an error.
 *
 * @param {{ finished: () => Promise<unknown>, plain: () => Promise<unknown>, strict: boolean }} builds
 */
export async function withPlainFallback({ finished, plain, strict }) {
  try {
    await finished();
  } catch (error) {
    if (strict) throw error;
    console.warn(`\n${LINE}\nWARNING: the output of Next was not understood, most likely after an upgrade.`);
    printError(error);
    console.warn(`
The site is built again as with PLAIN_BUILD=1: it works, but every page loads Next's client, and its policy
allows inline scripts. See docs/upgrading-next.md.\n${LINE}\n`);
    await plain();
  }
}
