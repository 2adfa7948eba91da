import { policyEnv } from './policy';

/** What proxy.ts needs of the environment. Next's development tools do not run under the strict policy. */
export function proxyEnv(): ReturnType<typeof policyEnv> & { development: boolean } {
  return { ...policyEnv(process.env), development: process.env.NODE_ENV === 'development' };
}
