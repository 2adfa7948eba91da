import nextEnv from '@next/env';
import { Launcher } from 'chrome-launcher';
import getPort from 'get-port';
import { UserError } from './cli';

/** Sets the variables of the files that Next.js reads; what the environment has already stays. */
export function readEnvFiles({ dev = false } = {}): void {
  nextEnv.loadEnvConfig('.', dev, { info() {}, error: console.error });
}

/** The ports of the site and of what it runs with, by the variables that choose others. */
const PORTS = { PORT: 3000, SUPABASE_PORT: 54321, LEAD_FORM_PORT: 4100 };
type PortVariable = keyof typeof PORTS;

/** @throws UserError when the value of the variable is no port number */
export function portFrom(variable: PortVariable): number {
  const text = process.env[variable] || String(PORTS[variable]);
  if (/^[1-9]\d*$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UserError(
    `${variable}: expected a port from 1 to 65535, such as ${PORTS[variable]}: write digits alone, without a host.`,
  );
}

export async function requireFreePort(variable: PortVariable, message?: string): Promise<void> {
  const port = portFrom(variable);
  if ((await getPort({ port })) === port) return;
  throw new UserError(
    message ??
      `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
  );
}

/**
 * The Chromium of CHROMIUM_PATH, or one that is installed; without either, Playwright uses the one
 * it downloads.
 */
export function chromiumPath(): string | undefined {
  try {
    return process.env.CHROMIUM_PATH || Launcher.getFirstInstallation();
  } catch {
    return undefined; // On Linux, where none is installed.
  }
}

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
