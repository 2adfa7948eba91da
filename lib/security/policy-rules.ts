import { routes } from '@/lib/site/routes';
import { contentPolicy, type PageNeeds, type PolicySite } from './content-policy';

/** A rule as Next's `headers()` takes it. A later rule overrides an earlier one. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** Rendered per request with a nonce, which proxy.ts generates: no rule may match them. */
export const noncePages: ReadonlyMap<string, PageNeeds> = new Map([
  [routes.inventory, { photos: true }],
  [routes.inventoryDebug, { photos: true }],
  [routes.apply, { leadForm: true }],
]);

/** The header of a request in which proxy.ts passes the nonce to the page. */
export const NONCE_HEADER = 'x-nonce';

/** The prerendered pages that load something from another origin; every other URL gets the strictest policy. */
const needsOf = (site: PolicySite): readonly (readonly [source: string, needs: PageNeeds])[] => [
  [routes.creditApp, { leadForm: site.hasCreditForm }],
  [routes.brand(':brand'), { leadForm: true, photos: true }],
  [routes.about, { video: true }],
  [routes.testimonials, { instagram: site.hasInstagram }],
];

/**
 * The Content-Security-Policy rules of every URL except the nonce pages.
 *
 * @param site URLs and ids of this deployment
 * @param plain whether prerendered pages are served as Next wrote them, with inline scripts
 * @returns the rules in the order in which Next applies them: the strictest policy first, then the exceptions
 */
export function policyRules(site: PolicySite, plain: boolean): HeaderRule[] {
  const others = [...noncePages.keys()].map((page) => `${page.slice(1)}$`).join('|');
  return [[`/((?!${others}).*)`, {}] as const, ...needsOf(site)].map(([source, page]) => ({
    source,
    headers: [{ key: 'content-security-policy', value: contentPolicy(site, { ...page, plain }) }],
  }));
}
