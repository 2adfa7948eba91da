/**
 * The Content-Security-Policy of every page (issue: strict headers). Pure, because two callers need it: the step after
 * the build, for prerendered pages, and proxy.ts, for the two pages that are drawn per request.
 */

/** What differs between sites and environments. */
export type PolicySite = {
  /** Base address of the hosted form's provider; `null` when none is configured. */
  leadFormUrl: string | null;
  /** Address of the introduction video. */
  videoUrl: string;
  /** Id of the advertising tag where one is in use; `null` elsewhere. */
  googleTagId: string | null;
  /** Whether the site is served over https only, so that a forgotten http address may be upgraded. */
  https: boolean;
};

/** What a page needs beyond the site's own files. */
export type PageNeeds = {
  leadForm?: boolean;
  video?: boolean;
  instagram?: boolean;
  /** Photos of vehicles lie wherever the inventory's rows say. */
  photos?: boolean;
  /** For a page drawn per request: its inline scripts carry it. 128 random bits at least. */
  nonce?: string;
};

const INSTAGRAM = 'https://www.instagram.com';

/** The hosts that Google names for a page that reports advertising conversions. */
const GOOGLE_TAG = {
  scripts: ['https://www.googletagmanager.com'],
  images: [
    'https://www.googletagmanager.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

/**
 * The value of a page's Content-Security-Policy header. No page may run an inline script or `eval`.
 *
 * @param site addresses as configured; those that are no http(s) address are left out
 * @param needs what this page loads from elsewhere; nothing by default
 */
export function contentPolicy(site: PolicySite, needs: PageNeeds = {}): string {
  const tag = site.googleTagId ? GOOGLE_TAG : null;
  const list = (...sources: (string | null | undefined | false)[]) => sources.filter(Boolean).join(' ');
  const directives = [
    ['default-src', "'self'"],
    [
      'script-src',
      list(
        "'self'",
        needs.nonce && `'nonce-${needs.nonce}'`,
        needs.instagram && INSTAGRAM,
        ...(tag?.scripts ?? []),
      ),
    ],
    // Heights of embedded forms and the carousel's tracks are style attributes; a style runs nothing.
    ['style-src', "'self' 'unsafe-inline'"],
    // A row may name an http address: on an https page the browser upgrades it, on a local one it shows.
    ['img-src', list("'self'", 'data:', needs.photos && 'https: http:', ...(tag?.images ?? []))],
    ['font-src', "'self'"],
    ['media-src', list("'self'", needs.video && originOf(site.videoUrl))],
    [
      'frame-src',
      list(
        needs.leadForm && originOf(site.leadFormUrl),
        needs.instagram && INSTAGRAM,
        ...(tag?.frames ?? []),
      ) || "'none'",
    ],
    ['connect-src', list("'self'", ...(tag?.calls ?? []))],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  const text = directives.map((directive) => directive.join(' ')).join('; ');
  return site.https ? `${text}; upgrade-insecure-requests` : text;
}

function originOf(url: string | null): string | null {
  try {
    const { protocol, origin } = new URL(url ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
