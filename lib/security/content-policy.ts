import { routes } from '@/lib/site/routes';

/** The other origins that a policy may name. */
export type PolicyHosts = {
  /** Base URL of the hosted form's provider; `null` when none is configured. */
  leadFormUrl: string | null;
  /** URL of the introduction video, if there is one. */
  videoUrl?: string;
  /** Id of the advertising tag where one is in use; `null` elsewhere. */
  googleTagId: string | null;
  /** Whether the site is served over https only, so that http URLs may be upgraded. */
  https: boolean;
};

/** What a page needs beyond the site's own files. */
export type PageNeeds = {
  leadForm?: boolean;
  video?: boolean;
  instagram?: boolean;
  /** Photos of vehicles, from any host that the inventory's rows name, over https. */
  photos?: boolean;
  /** For a page rendered per request: the nonce of its inline scripts, at least 128 random bits. */
  nonce?: string;
  /** For a page that is served as Next wrote it: its inline scripts may run (lib/static-pages/README.md). */
  plain?: boolean;
};

/** Rendered per request, with a policy of their own (nonce.ts); the other pages' policies are in headers.ts. */
export const noncePages: ReadonlyMap<string, PageNeeds> = new Map([
  [routes.inventory, { photos: true }],
  [routes.inventoryDebug, { photos: true }],
  [routes.apply, { leadForm: true }],
]);

/** The header of a request that passes the nonce to the page. */
export const NONCE_HEADER = 'x-nonce';

const INSTAGRAM = 'https://www.instagram.com';

/** The hosts that Google documents for a page with advertising conversions, Analytics 4 and Tag Manager. */
const GOOGLE_TAG = {
  scripts: ['https://www.googletagmanager.com'],
  images: [
    'https://www.googletagmanager.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://*.google-analytics.com',
  ],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

/**
 * The value of a page's Content-Security-Policy header: no `eval`, and no inline script without the page's nonce. Only
 * a plain page may run inline scripts.
 *
 * @param site URLs as configured; those that aren't http(s) are left out
 * @param needs what this page loads from other origins; nothing by default
 */
export function contentPolicy(site: PolicyHosts, needs: PageNeeds = {}): string {
  const tag = site.googleTagId ? GOOGLE_TAG : null;
  const list = (...sources: (string | null | undefined | false)[]) => sources.filter(Boolean).join(' ');
  const scripts = list(
    "'self'",
    needs.nonce && `'nonce-${needs.nonce}'`,
    needs.plain && "'unsafe-inline'",
    needs.instagram && INSTAGRAM,
    ...(tag?.scripts ?? []),
  );
  const frames = list(
    needs.leadForm && originOf(site.leadFormUrl),
    needs.instagram && INSTAGRAM,
    ...(tag?.frames ?? []),
  );
  // lib/inventory/row.ts leaves http only in the URL of a photo that this computer serves.
  const photos = site.https ? 'https:' : 'https: http://localhost:* http://127.0.0.1:*';
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Heights of embedded forms and the carousel's tracks are style attributes, and a style can't run a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${list("'self' data:", needs.photos && photos, ...(tag?.images ?? []))}`,
    "font-src 'self'",
    `media-src ${list("'self'", needs.video && originOf(site.videoUrl))}`,
    `frame-src ${frames || "'none'"}`,
    `connect-src ${list("'self'", ...(tag?.connect ?? []))}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(site.https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

function originOf(url: string | null | undefined): string | null {
  try {
    const { protocol, origin } = new URL(url ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
