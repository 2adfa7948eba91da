import type { Instrumentation } from 'next';
import { staleBuildWarning } from '@/lib/env/build-variables';
import { errorLine } from '@/lib/security/error-report';

/** Next calls it once when a server starts. */
export function register(): void {
  const warning = staleBuildWarning();
  if (warning) console.warn(warning);
}

/** Next calls it for each error of the server that a page's own code didn't catch. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, context) => {
  console.error(errorLine(error, context));
};
