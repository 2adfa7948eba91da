import { type Business, business } from '@/lib/content/business';
import { policyEnv } from '@/lib/env/proxy';
import { routes } from '@/lib/site/routes';
import { contentPolicy, noncePages, type PageNeeds, type PolicyHosts } from './content-policy';

/** A rule as Next's `headers()` takes it. A later rule overrides an earlier one. */
type HeaderRule = {
  source: string;
  has?: { type: 'header'; key: string; value: string }[];
  headers: { key: string; value: string }[];
};

const NO_PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
/**
 * Of every response except the redirects of content/. The Content-Security-Policy differs by page.
 */
const SECURITY = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: NO_PERMISSIONS },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
];

/** Emails and other sites show them: in signatures, link previews, and search results. */
const IMAGES = '/:image(.*\\.(?:png|jpe?g|webp|avif|svg|ico))';

const FOR_A_DAY = { key: 'Cache-Control', value: 'public, max-age=86400' };

/**
 * Documents are prefetched when their link is pressed or, with a mouse, hovered over: phones would
 * prefetch every link.
 */
const speculation = (file: 'on-press' | 'on-hover') => ({
  key: 'Speculation-Rules',
  value: `"/speculation/${file}.json"`,
});

/**
 * The prerendered pages that load something from another origin; every other URL gets the strictest
 * policy.
 */
const needsOf = ({ leadForms, links }: Business): [source: string, needs: PageNeeds][] => [
  [routes.creditApp, { leadForm: leadForms.credit !== undefined }],
  [routes.brand(':brand'), { leadForm: true, photos: true }],
  [routes.about, { video: true }],
  [routes.testimonials, { instagram: links.instagram.length > 0 }],
];

/**
 * The Content-Security-Policy of every URL except the pages with a nonce: the strictest first, then
 * the exceptions.
 */
function policyRules(hosts: PolicyHosts, inlineScripts: boolean): HeaderRule[] {
  const others = [...noncePages.keys()].map((page) => `${page.slice(1)}$`).join('|');
  return [[`/((?!${others}).*)`, {}] as const, ...needsOf(business())].map(([source, page]) => ({
    source,
    headers: [
      { key: 'content-security-policy', value: contentPolicy(hosts, { ...page, inlineScripts }) },
    ],
  }));
}

/**
 * The headers of responses in the order in which Next applies them.
 *
 * @param env the variables of the build
 */
export function siteHeaders(env: Record<string, string | undefined>): HeaderRule[] {
  const { links, measuring } = business();
  const hosts = { ...policyEnv(env), measuring, videoUrl: links.introVideo };
  // Only scripts/build.ts sets PLAIN_BUILD to 0, since it takes the inline scripts out of the
  // pages: after a `next build` of any other kind they are there, and may run.
  const inlineScripts = env.PLAIN_BUILD !== '0';
  return [
    // A preview is for the team only.
    ...(hosts.preview
      ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
      : []),
    { source: '/:path*', headers: [...SECURITY, speculation('on-press')] },
    { source: IMAGES, headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'sec-ch-ua-mobile', value: '\\?0' }],
      headers: [speculation('on-hover')],
    },
    // Their names change with their content. A day and not a year, because a server of an older
    // deployment responds with 404 to a new name, which browsers would keep as long.
    { source: '/:folder(site-script|photo-sizes)/:file', headers: [FOR_A_DAY] },
    {
      source: '/speculation/:file*',
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }, FOR_A_DAY],
    },
    // Next's client needs eval in development.
    ...(env.NODE_ENV === 'development' ? [] : policyRules(hosts, inlineScripts)),
  ];
}
