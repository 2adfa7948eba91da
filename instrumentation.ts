import type { Instrumentation } from 'next';
import { errorLine } from '@/lib/security/error-report';

/** Next calls it for each error of the server that a page's own code didn't catch. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, context) => {
  console.error(errorLine(error, context));
};
