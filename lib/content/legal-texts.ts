import * as privacy from '@/content/legal/privacy-policy.mdx';
import * as refunds from '@/content/legal/refund-cancellation-policy.mdx';
import * as terms from '@/content/legal/terms-of-service.mdx';
import { routes } from '@/lib/site/routes';
import { parseLegalText } from './legal-text';

/** The three legal texts, validated. */
export const legalTexts = {
  privacy: parseLegalText('content/legal/privacy-policy.mdx', routes.privacy, privacy),
  terms: parseLegalText('content/legal/terms-of-service.mdx', routes.terms, terms),
  refunds: parseLegalText('content/legal/refund-cancellation-policy.mdx', routes.refunds, refunds),
};
