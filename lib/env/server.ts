import 'server-only';
import { type Env, parseEnv } from './schema';

let parsed: Env | undefined;

/** The environment variables, parsed once per process. @throws Error naming each invalid variable */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}

/** Whether drafts of guides are on the site: on previews and in development, never in production. */
export function showsDrafts(): boolean {
  return process.env.VERCEL_ENV === 'preview' || process.env.NODE_ENV === 'development';
}

/** @returns the year in which the site was built, such as "2026"; next.config.mjs sets it, for every page alike */
export function buildYear(): string {
  return process.env.BUILD_YEAR ?? '';
}
