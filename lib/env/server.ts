import 'server-only';
import { type Env, parseEnv } from './parse-env';

let parsed: Env | undefined;

/**
 * The environment variables, parsed once per process.
 *
 * @throws Error naming each wrong variable
 */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}

/**
 * Whether drafts of guides are on the site: on previews and in development, never in production.
 */
export function showsDrafts(): boolean {
  return process.env.VERCEL_ENV === 'preview' || process.env.NODE_ENV === 'development';
}
