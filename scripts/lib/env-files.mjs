import { root } from './root.mjs';

/**
 * Sets the variables of .env.local and the other files that Next.js reads; what the environment has already stays. Imports
 * when called, because `npm run local` starts before anything is installed.
 *
 * @param {{ dev?: boolean }} [options]
 */
export async function readEnvFiles({ dev = false } = {}) {
  const nextEnv = await import('@next/env');
  // A CommonJS module: Node puts its exports into `default`, tsx does not.
  const { loadEnvConfig } = nextEnv.default ?? nextEnv;
  loadEnvConfig(root, dev, { info() {}, error: console.error });
}
