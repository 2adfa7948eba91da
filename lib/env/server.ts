import 'server-only';
import { draftsAreShown, type Env, parseEnv } from './schema';

let parsed: Env | undefined;

/** The validated environment, read once, at run time: the same build serves any environment. */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}

/** Whether guides that are drafts are on the site: on previews and in dev (`npm run dev`), never in production. */
export function showsDrafts(): boolean {
  return draftsAreShown({ VERCEL_ENV: process.env.VERCEL_ENV, NODE_ENV: process.env.NODE_ENV });
}
