import type { Measuring } from '@/lib/content/business';
import type { Env } from '@/lib/env/parse-env';
import { routes } from '@/lib/site/routes';

export type PolicyHosts = Pick<Env, 'leadFormUrl' | 'googleTag' | 'https'> & {
  measuring: Measuring;
  videoUrl?: string;
};

export type PageSources = {
  leadForm?: boolean;
  video?: boolean;
  instagram?: boolean;
  /** Vehicle photos: over https from any host, because dealers' photos are hosted anywhere. */
  photos?: boolean;
  /** Allows inline scripts on a page that is rendered per request (docs/decisions.md). */
  nonce?: string;
};

/** Pages that are rendered per request. proxy.ts sends their policies, headers.ts all others. */
export const perRequestPages: ReadonlyMap<string, PageSources> = new Map([
  [routes.inventory, { photos: true }],
  [routes.inventoryDebug, { photos: true }],
  [routes.apply, { leadForm: true }],
]);

export const NONCE_HEADER = 'x-nonce';

const INSTAGRAM = 'https://www.instagram.com';

/**
 * Where the scripts of Google's tag come from, by Google's "Use Tag Manager with a Content Security
 * Policy" (https://developers.google.com/tag-platform/security/guides/csp), as of September 2026.
 * If one is missing, Google Ads may show no conversions while Analytics still works.
 */
const GOOGLE_SCRIPTS = [
  'https://*.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
];

/**
 * A page's Content-Security-Policy.
 *
 * @param site the hosts that this site has configured
 * @param sources what the page loads besides the site's own files
 */
export function securityPolicy(site: PolicyHosts, sources: PageSources = {}): string {
  const policy = Object.entries(directives(site, sources)).map(
    ([name, allowed]) => `${name} ${allowed.filter(Boolean).join(' ') || "'none'"}`,
  );
  if (site.https) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

type DirectiveSources = Record<string, (string | null | undefined | false)[]>;

/** An empty list means that nothing may be loaded. */
function directives(site: PolicyHosts, sources: PageSources): DirectiveSources {
  // A tag sends to more hosts than its company lists, and loses conversions silently where one is
  // missing (docs/decisions.md).
  const anyHost = site.googleTag && 'https:';
  const tagScripts = site.googleTag ? [...GOOGLE_SCRIPTS, ...site.measuring.otherScriptHosts] : [];
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      sources.nonce ? `'nonce-${sources.nonce}'` : "'unsafe-inline'",
      sources.instagram && INSTAGRAM,
      ...tagScripts,
    ],
    // React and Swiper write style attributes. Styles can't run scripts.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', sources.photos ? 'https:' : anyHost],
    'font-src': ["'self'"],
    'media-src': ["'self'", sources.video && site.videoUrl && new URL(site.videoUrl).origin],
    'frame-src': [sources.leadForm && site.leadFormUrl, sources.instagram && INSTAGRAM, anyHost],
    'connect-src': ["'self'", anyHost],
    'worker-src': [],
    'object-src': [],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
}
