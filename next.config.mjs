import createMDX from '@next/mdx';
import { loadTypeScript } from './scripts/stack/load-typescript.mjs';

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

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The test run builds beside a running site, into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ['127.0.0.1'],
  async redirects() {
    const { redirects } = await loadTypeScript("export { redirects } from '@/lib/site/redirects';");
    return redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  },
  async headers() {
    return previewHeaders;
  },
};

export default withMDX(nextConfig);
