import { business } from '@/lib/content/business';
import type { Env } from '@/lib/env/parse-env';
import { routes } from '@/lib/site/routes';

/** Pages that are rendered per request. proxy.ts sends their policy, headers.ts that of others. */
export const perRequestPages: ReadonlySet<string> = new Set([
  routes.inventory,
  routes.inventoryDebug,
  routes.apply,
]);

export const NONCE_HEADER = 'x-nonce';

export const INSTAGRAM = 'https://www.instagram.com';

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
 * A Content-Security-Policy. Pages differ by their scripts alone.
 *
 * @param scripts sources of the page's scripts besides the site's own files and its tag
 */
export function securityPolicy(env: Env, scripts: readonly string[]): string {
  const policy = Object.entries(directives(env, scripts)).map(
    ([name, sources]) => `${name} ${sources.filter(Boolean).join(' ') || "'none'"}`,
  );
  if (env.https) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** An empty list means that nothing may be loaded. */
function directives({ googleTag, leadFormOrigin }: Env, scripts: readonly string[]) {
  const { links, measuring } = business();
  // A tag sends to more hosts than its company lists, and loses conversions silently where one is
  // missing (docs/decisions.md).
  const anyHost = googleTag && 'https:';
  const tagScripts = googleTag ? [...GOOGLE_SCRIPTS, ...measuring.otherScriptHosts] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...tagScripts],
    // React and Swiper write style attributes. Styles can't run scripts.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Dealers' photos are hosted anywhere.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", links.introVideo && new URL(links.introVideo).origin],
    'frame-src': [leadFormOrigin, links.instagram.length > 0 && INSTAGRAM, anyHost],
    'connect-src': ["'self'", anyHost],
    'worker-src': [],
    'object-src': [],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
}
