import nextEnv from '@next/env';
import { Launcher } from 'chrome-launcher';
import getPort from 'get-port';
import { UserError } from './cli';

/** Loads the .env files that Next.js reads. Variables that are already set stay as they are. */
export function readEnvFiles({ dev = false } = {}): void {
  nextEnv.loadEnvConfig('.', dev, { info() {}, error: console.error });
}

/** Default ports of the site and its services. The variables of these names override them. */
const PORTS = { PORT: 3000, SUPABASE_PORT: 54321, LEAD_FORM_PORT: 4100 };
type PortVariable = keyof typeof PORTS;

/** @throws UserError if the variable's value isn't a port number */
export function portFrom(variable: PortVariable): number {
  const text = process.env[variable] || String(PORTS[variable]);
  if (/^[1-9]\d*$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UserError(
    `${variable}: expected a port from 1 to 65535, such as ${PORTS[variable]}: write digits alone, without a host.`,
  );
}

export async function requireFreePort(variable: PortVariable): Promise<void> {
  const port = portFrom(variable);
  if ((await getPort({ port })) === port) return;
  throw new UserError(
    `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
  );
}

/** CHROMIUM_PATH, or an installed Chromium. If it's undefined, Playwright uses its own download. */
export function chromiumPath(): string | undefined {
  try {
    return process.env.CHROMIUM_PATH || Launcher.getFirstInstallation();
  } catch {
    return undefined; // Linux without an installed Chromium.
  }
}

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
