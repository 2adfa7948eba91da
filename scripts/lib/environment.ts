import path from 'node:path';
import nextEnv from '@next/env';
import getPort from 'get-port';
import { exitWithUsage, UserError } from './cli';
import { root } from './root';

/**
 * Sets the variables of .env.local and the other files that Next.js reads; what the environment has already stays.
 *
 * @param options `folder` where the files are; in ".vercel" `npx vercel pull --environment=production` writes them
 */
export function readEnvFiles({ dev = false, folder = '' } = {}): void {
  nextEnv.loadEnvConfig(path.join(root, folder), dev, { info() {}, error: console.error });
}

/** Folders of the embedded database and the build; different names let several sets run side by side. */
export const folders = () => ({
  database: process.env.LOCAL_DATA_DIR || '.local',
  build: process.env.NEXT_DIST_DIR || '.next',
});

/**
 * @param variable name of an environment variable
 * @param fallback port when it is not set
 * @throws UserError when its value is no port number
 */
export function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is "${text}": expected a port number from 1 to 65535.`);
}

/** @returns the origin of the site that the option --url names, or of the one that npm run local serves */
export function originFrom(option: string | undefined, usage: string): string {
  const url = option ?? `http://localhost:${portFrom('PORT', 3000)}`;
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    exitWithUsage(`--url is "${url}": expected a URL such as https://www.example.com.`, usage);
  return new URL(url).origin;
}

export const isFree = async (port: number) => (await getPort({ port })) === port;

/**
 * @param variable environment variable that chooses another port
 * @throws UserError when the port is in use
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new UserError(
    `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
  );
}
