import { routes } from '@/lib/site/routes';
import { contentPolicy, type PageNeeds, type PolicySite } from './content-policy';

/** A rule as Next's `headers()` takes it: a later one wins over an earlier one. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** Drawn per request with a nonce, which proxy.ts makes: no rule may match them. */
export const noncePages: readonly string[] = [routes.inventory, routes.inventoryDebug];

/** The prerendered pages that load something from elsewhere; every other address gets the strictest policy. */
const needs: readonly (readonly [source: string, needs: PageNeeds])[] = [
  [routes.apply, { leadForm: true }],
  [routes.creditApp, { leadForm: true }],
  [routes.brand(':brand'), { leadForm: true, photos: true }],
  [routes.about, { video: true }],
  [routes.testimonials, { instagram: true }],
];

/** The policy of every address but the two with a nonce, in the order in which Next applies them. */
export function policyRules(site: PolicySite): HeaderRule[] {
  const others = noncePages.map((page) => `${page.slice(1)}$`).join('|');
  return [[`/((?!${others}).*)`, {}] as const, ...needs].map(([source, page]) => ({
    source,
    headers: [{ key: 'content-security-policy', value: contentPolicy(site, page) }],
  }));
}
