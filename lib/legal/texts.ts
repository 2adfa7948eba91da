import * as privacy from '@/content/legal/privacy-policy.mdx';
import * as refunds from '@/content/legal/refund-cancellation-policy.mdx';
import * as terms from '@/content/legal/terms-of-service.mdx';
import { routes } from '@/lib/site/routes';
import { readLegalText } from './text';

/** The three legal texts, checked when the first of their pages is built (spec section 2). */
export const legalTexts = {
  privacy: readLegalText('content/legal/privacy-policy.mdx', routes.privacy, privacy),
  terms: readLegalText('content/legal/terms-of-service.mdx', routes.terms, terms),
  refunds: readLegalText('content/legal/refund-cancellation-policy.mdx', routes.refunds, refunds),
};
