import 'server-only';
import { type Env, parseEnv } from './schema';

let parsed: Env | undefined;

/** The validated environment, read once, at run time: the same build serves any environment. */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}
