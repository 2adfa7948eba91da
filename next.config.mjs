import { readdirSync } from 'node:fs';
import path from 'node:path';
import createMDX from '@next/mdx';
import { tsImport } from 'tsx/esm/api';

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

/** Its plugins stand here, because it finds no configuration file from within Turbopack. */
const tailwind = {
  loader: 'postcss-loader',
  options: { postcssOptions: { config: false, plugins: { '@tailwindcss/postcss': {} } } },
};

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build into a separate folder, so that they do not replace the build of a running
  // site.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  env: {
    GUIDES: readdirSync('content/blog')
      .map((file) => path.basename(file, '.mdx'))
      .join(' '),
  },
  // No /_next/image: each spelling of an address would be seconds of work for the server. The build
  // makes the sizes of photos.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // One file for what every page with React needs, instead of three: 1.8 KiB of 242, without which
  // /inventory weighs more than its budget on a desktop (tests/e2e/budgets.spec.ts).
  experimental: { turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 8_000_000 } },
  turbopack: {
    rules: {
      '*.pcss': { loaders: [tailwind], type: 'text' },
      '*.woff2': { type: 'asset' },
    },
  },
  allowedDevOrigins: ['127.0.0.1'],
  // Loaded by tsx, because Next resolves no '@/…' in the modules that a configuration in TypeScript
  // imports. Next's own redirect has no headers: proxy.ts has one with them.
  skipTrailingSlashRedirect: true,
  async redirects() {
    /** @type {typeof import('./lib/content/redirects')} */
    const { redirects } = await tsImport('./lib/content/redirects.ts', import.meta.url);
    return redirects().map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  },
  async headers() {
    /** @type {typeof import('./lib/security/headers')} */
    const { siteHeaders } = await tsImport('./lib/security/headers.ts', import.meta.url);
    return siteHeaders(process.env);
  },
};

export default withMDX(nextConfig);
