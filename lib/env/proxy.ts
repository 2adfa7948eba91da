import { policyEnv } from './policy';

/** What proxy.ts needs of the environment; `development` has tools of its own that no strict policy lets run. */
export function proxyEnv(): ReturnType<typeof policyEnv> & { development: boolean } {
  return { ...policyEnv(process.env), development: process.env.NODE_ENV === 'development' };
}
