/**
 * What a shared link shows, on every page. app/og renders it. An opengraph-image.tsx in app/ would
 * be left out, because each page has an `openGraph` of its own.
 */
export const SHARE_IMAGE = { path: '/og/site.png', width: 1200, height: 630 } as const;

/** The site's icon. Google requires a multiple of 48 pixels. */
export const LOGO_IMAGE = { path: '/og/logo.png', width: 192, height: 192 } as const;
