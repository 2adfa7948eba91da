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

/** Next's development tools break the strict policy. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** A build may run without the database. The site revalidates those pages later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
