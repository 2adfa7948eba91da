import createMDX from '@next/mdx';
import { loadTypeScript } from './scripts/lib/load-typescript.mjs';

const withMDX = createMDX({
  options: {
    // Strings, because Turbopack passes them to another process.
    remarkPlugins: [
      'remark-gfm',
      'remark-frontmatter',
      ['remark-mdx-frontmatter', { name: 'frontmatter' }],
      // Curly quotes only: dashes and ellipses stay as they are written.
      ['remark-smartypants', { backticks: false, dashes: false, ellipses: false }],
    ],
    rehypePlugins: [
      'rehype-slug',
      '@stefanprobst/rehype-extract-toc',
      ['@stefanprobst/rehype-extract-toc/mdx', { name: 'toc' }],
    ],
  },
});

/** Preview deployments are internal: no search engine may list any of their pages. */
const previewHeaders =
  process.env.VERCEL_ENV && process.env.VERCEL_ENV !== 'production'
    ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
    : [];

/** For every response. The Content-Security-Policy differs by page. */
const security = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
];

/** Share images and icons are shown by other sites: in link previews, feed readers and search results. */
const sharedFiles = ['/og/:image', '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png)'].map((source) => ({
  source,
  headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
}));

/**
 * The Content-Security-Policy of prerendered pages; proxy.ts sets that of the others. In development Next's client
 * needs eval, so there is none. Only scripts/build.mjs sets PLAIN_BUILD to 0, since it takes the inline scripts out of
 * the pages: after a `next build` of any other kind they are there, and may run.
 */
async function contentPolicies() {
  if (process.env.NODE_ENV === 'development') return [];
  /**
   * @type {typeof import('@/lib/security/policy-rules') & typeof import('@/lib/env/policy') &
   *   typeof import('@/lib/content/business')}
   */
  const { policyRules, policyEnv, business } = await loadTypeScript(`
    export { policyRules } from '@/lib/security/policy-rules';
    export { policyEnv } from '@/lib/env/policy';
    export { business } from '@/lib/content/business';
  `);
  const site = {
    ...policyEnv(process.env),
    videoUrl: business.links.introVideo,
    hasCreditForm: business.leadForms.credit !== undefined,
    hasInstagram: business.links.instagram.length > 0,
  };
  return policyRules(site, process.env.PLAIN_BUILD !== '0');
}

/**
 * Which documents the browser prefetches, and when: on a press. With a mouse, hovering over a link is enough; on phones
 * the same rule would prefetch every visible link.
 */
const speculation = (/** @type {string} */ file) => ({
  key: 'Speculation-Rules',
  value: `"/speculation/${file}.json"`,
});
/** @type {{ type: 'header', key: string, value: string }[]} */
const withMouse = [{ type: 'header', key: 'sec-ch-ua-mobile', value: '\\?0' }];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build into a separate folder, so that they do not replace the build of a running site.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Written into the build, so that pages rendered per request show the same year as prerendered ones.
  env: { BUILD_YEAR: String(new Date().getFullYear()) },
  poweredByHeader: false,
  reactStrictMode: true,
  // What every page with islands needs comes in one file instead of three (docs/performance.md).
  experimental: { turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 8_000_000 } },
  allowedDevOrigins: ['127.0.0.1'],
  async redirects() {
    /** @type {typeof import('@/lib/content/redirects')} */
    const { redirects } = await loadTypeScript("export { redirects } from '@/lib/content/redirects';");
    return redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  },
  headers: async () => [
    ...previewHeaders,
    { source: '/:path*', headers: [...security, speculation('on-press')] },
    ...sharedFiles,
    { source: '/:path*', has: withMouse, headers: [speculation('on-hover')] },
    // Their names change with their content. Not longer: a server that doesn't have a file yet responds with 404.
    {
      source: '/site-script/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/speculation/:file*',
      headers: [
        { key: 'Content-Type', value: 'application/speculationrules+json' },
        { key: 'Cache-Control', value: 'public, max-age=86400' },
      ],
    },
    ...(await contentPolicies()),
  ],
};

export default withMDX(nextConfig);
