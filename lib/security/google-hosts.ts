/** Sources to add to the directives of a policy. */
export type SourceLists = Partial<Record<string, readonly string[]>>;

/**
 * The sources in Google's "Use Tag Manager with a Content Security Policy"
 * (https://developers.google.com/tag-platform/security/guides/csp), as of September 2026. If one is
 * missing, tags fail silently: Google Ads may show no conversions while Analytics still works.
 *
 * Google also measures visitors from other countries through its domain there. A policy would have
 * to list each of these domains, because it has no wildcard for endings such as .com or .ca. This
 * business serves two American states, so only google.com is listed. Others can be added in
 * `measuring.otherTags` of content/business.ts.
 */
export const googleHosts = {
  /** Google's tag, containers of Tag Manager, and Google Ads: conversions and remarketing. */
  tag: {
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    'img-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    'frame-src': ['https://www.googletagmanager.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
      'https://ad.doubleclick.net',
    ],
  },

  /**
   * Google Analytics 4 with Google signals, and audiences for remarketing. Signals is a setting in
   * Analytics, so the site can't know whether it's on. It sends requests to analytics.google.com,
   * which `*.analytics.google.com` doesn't cover, and to stats.g.doubleclick.net.
   */
  audiences: {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
    ],
    'frame-src': ['https://td.doubleclick.net'],
    'connect-src': [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
      'https://*.google.com',
    ],
  },
} satisfies Record<string, SourceLists>;
