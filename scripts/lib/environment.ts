import nextEnv from '@next/env';
import { Launcher } from 'chrome-launcher';
import getPort from 'get-port';
import { UserError } from './cli';

/** Sets the variables of the files that Next.js reads in a folder; what the environment has already stays. */
export function readEnvFiles({ dev = false, folder = '.' } = {}): void {
  nextEnv.loadEnvConfig(folder, dev, { info() {}, error: console.error });
}

/** The ports of the site and of what it runs with, by the variables that choose others. */
const PORTS = { PORT: 3000, SUPABASE_PORT: 54321, LEAD_FORM_PORT: 4100 };
type PortVariable = keyof typeof PORTS;

/** @throws UserError when the value of the variable is no port number */
export function portFrom(variable: PortVariable): number {
  const port = Number(process.env[variable] || PORTS[variable]);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is "${process.env[variable]}": expected a port number from 1 to 65535.`);
}

/** @throws UserError when the port is in use */
export async function requireFreePort(variable: PortVariable, message?: string): Promise<void> {
  const port = portFrom(variable);
  if ((await getPort({ port })) === port) return;
  throw new UserError(
    message ??
      `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
  );
}

/** @returns whether the host of a URL is this computer */
const isLocal = (url: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url);

/** @returns a warning when a local site uses services that aren't on this computer: they may be those of the live site */
export function warningOfRealServices(env: Record<string, string | undefined>): string | null {
  const { NEXT_PUBLIC_SUPABASE_URL: database = '', NEXT_PUBLIC_LEAD_FORM_URL: form = '' } = env;
  const uses = [
    database && !isLocal(database) && `reads the real database at ${database}`,
    form && !isLocal(form) && `sends applications to the real form provider at ${form}`,
  ].filter(Boolean);
  return uses.length > 0 ? `WARNING: this site ${uses.join(' and ')} (.env.local, or your shell).` : null;
}

/** The Chromium of CHROMIUM_PATH, or one that is installed; without either, Playwright uses the one it downloads. */
export function chromiumPath(): string | undefined {
  try {
    return process.env.CHROMIUM_PATH || Launcher.getFirstInstallation();
  } catch {
    return undefined; // On Linux, where none is installed.
  }
}

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
