import { root } from './root.mjs';

/**
 * Sets the variables of .env.local and the other files that Next.js reads; what the environment has already stays. Imports
 * when called, because `npm run local` starts before anything is installed.
 *
 * @param {{ dev?: boolean }} [options]
 */
export async function readEnvFiles({ dev = false } = {}) {
  const { loadEnvConfig } = (await import('@next/env')).default;
  loadEnvConfig(root, dev, { info() {}, error: console.error });
}
