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
