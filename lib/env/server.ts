import 'server-only';
import { type Env, parseEnv } from './parse-env';

let parsed: Env | undefined;

/**
 * Parses the environment variables once per process.
 *
 * @throws Error that names each invalid variable
 */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}
