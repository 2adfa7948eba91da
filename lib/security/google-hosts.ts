/** The sources that are added to the directives of a policy. */
export type SourceLists = Partial<Record<string, readonly string[]>>;

/**
 * What Google documents for its tags, in "Use Tag Manager with a Content Security Policy"
 * (https://developers.google.com/tag-platform/security/guides/csp), as it stood in September 2026.
 * A host that is missing blocks a tag without a message: Google Ads then shows no conversions,
 * while Analytics may go on.
 *
 * Google measures visitors of other countries through its domain there as well. The page has each
 * domain named on its own, because a policy has no wildcard for an ending such as .com or .ca. This
 * business serves two American states, so there is google.com; a further one goes into
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
   * Google Analytics 4 with Google signals, and lists of visitors who see advertisements again.
   * Signals is a setting in Analytics, which the site can't know: its requests go to
   * analytics.google.com itself, which `*.analytics.google.com` doesn't cover, and to
   * stats.g.doubleclick.net.
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

  /**
   * The panel of Tag Manager's preview mode, which is for the team. Google's page has no
   * www.googletagmanager.com for styles, but the panel loads /debug/badge.css from there, as
   * https://github.com/cfpb/consumerfinance.gov/pull/8426 says, read in November 2026.
   */
  previewMode: {
    'script-src': ['https://googletagmanager.com', 'https://tagmanager.google.com'],
    'style-src': [
      'https://googletagmanager.com',
      'https://www.googletagmanager.com',
      'https://tagmanager.google.com',
      'https://fonts.googleapis.com',
    ],
    'img-src': [
      'https://googletagmanager.com',
      'https://ssl.gstatic.com',
      'https://www.gstatic.com',
    ],
    'font-src': ['https://fonts.gstatic.com', 'data:'],
  },
} satisfies Record<string, SourceLists>;
