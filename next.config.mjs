import createMDX from '@next/mdx';
import { loadTypeScript } from './scripts/lib/load-typescript.mjs';

const withMDX = createMDX({
  options: {
    // Named as strings because Turbopack hands them to another process.
    remarkPlugins: ['remark-gfm', 'remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontmatter' }]],
    rehypePlugins: [
      'rehype-slug',
      '@stefanprobst/rehype-extract-toc',
      ['@stefanprobst/rehype-extract-toc/mdx', { name: 'toc' }],
    ],
  },
});

/** A deployment that is not the production one is for its makers: no search engine may list any of its pages. */
const previewHeaders =
  process.env.VERCEL_ENV && process.env.VERCEL_ENV !== 'production'
    ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
    : [];

/** For every answer. The Content-Security-Policy differs by page: lib/build-output and proxy.ts. */
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
];

/**
 * Which documents the browser fetches ahead, and when: on a press. Where there is a mouse, resting on a link is enough;
 * on phones the same word would mean "on sight", and nothing is fetched on sight.
 */
const speculation = (file) => ({ key: 'Speculation-Rules', value: `"/speculation/${file}.json"` });
const withMouse = [{ type: 'header', key: 'sec-ch-ua-mobile', value: '\\?0' }];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The test run builds beside a running site, into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // What every page with islands needs comes in one file instead of three (docs/performance.md).
  experimental: { turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 8_000_000 } },
  allowedDevOrigins: ['127.0.0.1'],
  async redirects() {
    const { redirects } = await loadTypeScript("export { redirects } from '@/lib/content/redirects';");
    return redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  },
  headers: async () => [
    ...previewHeaders,
    { source: '/:path*', headers: [...security, speculation('on-press')] },
    { source: '/:path*', has: withMouse, headers: [speculation('on-hover')] },
    {
      source: '/speculation/:file*',
      headers: [
        { key: 'Content-Type', value: 'application/speculationrules+json' },
        { key: 'Cache-Control', value: 'public, max-age=86400' },
      ],
    },
  ],
};

export default withMDX(nextConfig);
