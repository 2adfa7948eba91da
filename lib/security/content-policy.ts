import type { policyEnv } from '@/lib/env/proxy';
import { routes } from '@/lib/site/routes';

/**
 * What the policies of a deployment depend on; `videoUrl` is that of the introduction video, if
 * there is one.
 */
export type PolicyHosts = ReturnType<typeof policyEnv> & { videoUrl?: string };

/** What a page needs beyond the site's own files. */
export type PageNeeds = {
  leadForm?: boolean;
  video?: boolean;
  instagram?: boolean;
  /** Photos of vehicles, from any host that the inventory's rows name, over https. */
  photos?: boolean;
  /** For a page rendered per request: the nonce of its inline scripts, at least 128 random bits. */
  nonce?: string;
  /**
   * Whether it's served as Next wrote it, with inline scripts (PLAIN_BUILD,
   * lib/static-pages/README.md).
   */
  inlineScripts?: boolean;
};

/**
 * Rendered per request, with a policy of their own (proxy.ts); the other pages' policies are in
 * headers.ts.
 */
export const noncePages: ReadonlyMap<string, PageNeeds> = new Map([
  [routes.inventory, { photos: true }],
  [routes.inventoryDebug, { photos: true }],
  [routes.apply, { leadForm: true }],
]);

/** The header of a request that passes the nonce to the page. */
export const NONCE_HEADER = 'x-nonce';

const INSTAGRAM = 'https://www.instagram.com';

type Sources = Record<string, (string | null | undefined | false)[]>;

/**
 * The hosts that Google documents for a page with advertising conversions, Analytics 4 and Tag
 * Manager.
 */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const ADS = [TAG_MANAGER, 'https://googleads.g.doubleclick.net', 'https://www.google.com'];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const GOOGLE_TAG: Sources = {
  'script-src': [TAG_MANAGER],
  'img-src': [...ADS, 'https://*.google-analytics.com'],
  'connect-src': [...ADS, ...ANALYTICS, 'https://pagead2.googlesyndication.com'],
  'frame-src': ['https://td.doubleclick.net', TAG_MANAGER],
};

/** What Vercel documents for the toolbar with which a team comments on a preview. */
const VERCEL_TOOLBAR: Sources = {
  'script-src': ['https://vercel.live'],
  'style-src': ['https://vercel.live'],
  'img-src': ['https://vercel.live', 'https://vercel.com', 'blob:'],
  'font-src': ['https://vercel.live', 'https://assets.vercel.com'],
  'frame-src': ['https://vercel.live'],
  'connect-src': ['https://vercel.live', 'wss://ws-us3.pusher.com'],
};

/**
 * A page's Content-Security-Policy.
 *
 * @param site URLs as configured; those that aren't http(s) are left out
 */
export function contentPolicy(site: PolicyHosts, needs: PageNeeds = {}): string {
  // lib/inventory/row.ts leaves http only in the URL of a photo that this computer serves.
  const photos = site.https ? 'https:' : 'https: http://localhost:* http://127.0.0.1:*';
  const directives: Sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      needs.nonce && `'nonce-${needs.nonce}'`,
      needs.inlineScripts && "'unsafe-inline'",
      needs.instagram && INSTAGRAM,
    ],
    // Heights of embedded forms and the carousel's tracks are style attributes, and a style can't
    // run a script.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', needs.photos && photos],
    'font-src': ["'self'"],
    'media-src': ["'self'", needs.video && originOf(site.videoUrl)],
    'frame-src': [needs.leadForm && originOf(site.leadFormUrl), needs.instagram && INSTAGRAM],
    'connect-src': ["'self'"],
    'worker-src': [],
    'object-src': [],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
  const added = [site.googleTagId ? GOOGLE_TAG : {}, site.preview ? VERCEL_TOOLBAR : {}];
  const policy = Object.entries(directives).map(([name, own]) => {
    const sources = [...own, ...added.flatMap((hosts) => hosts[name] ?? [])].filter(Boolean);
    return `${name} ${sources.join(' ') || "'none'"}`;
  });
  return [...policy, ...(site.https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function originOf(url: string | null | undefined): string | null {
  try {
    const { protocol, origin } = new URL(url ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
