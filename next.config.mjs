import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/**
 * Names, because Turbopack passes them to another process.
 *
 * @satisfies {import('@next/mdx').NextMDXOptions['options']}
 */
const mdxPlugins = {
  remarkPlugins: [
    'remark-gfm',
    'remark-frontmatter',
    // Only quotation marks are curled. Dashes and ellipses stay as written.
    ['remark-smartypants', { backticks: false, dashes: false, ellipses: false }],
  ],
  rehypePlugins: [
    'rehype-slug',
    '@stefanprobst/rehype-extract-toc',
    ['@stefanprobst/rehype-extract-toc/mdx', { name: 'toc' }],
  ],
};

const withMDX = createMDX({ options: mdxPlugins });

/** Listed here, because Tailwind can't find a configuration file from within Turbopack. */
const tailwind = {
  loader: 'postcss-loader',
  options: { postcssOptions: { config: false, plugins: { '@tailwindcss/postcss': {} } } },
};

/**
 * Stops a build whose variables have a mistake. It exits by itself, because Next would print a
 * stack trace.
 */
async function checkVariables() {
  /** @type {typeof import('./lib/env/parse-env')} */
  const { parseEnv } = await tsImport('./lib/env/parse-env.ts', import.meta.url);
  try {
    parseEnv(process.env);
  } catch (error) {
    console.error(`\n${/** @type {Error} */ (error).message}\n`);
    process.exit(1);
  }
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The tests build into another folder, so that they don't replace the build of a running site.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Turns off /_next/image, which would cost the server seconds for every spelling of a URL. The
  // build makes the photo sizes instead.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // scripts/test.ts has checked them already: it would take a third of the build.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  experimental: {
    globalNotFound: true, // app/global-not-found.tsx
    // The default of 50,000 merges the layout's scripts into those of each page and of
    // global-not-found.tsx, so that a page loads 8 KB twice. tests/e2e/budgets.spec.ts checks it.
    turbopackChunking: { minChunkSize: 34_000 },
  },
  turbopack: {
    rules: {
      '*.pcss': { loaders: [tailwind], type: 'text' },
      '*.woff2': { type: 'asset' },
    },
  },
  allowedDevOrigins: ['127.0.0.1'],
  // Loaded by tsx, because Next can't resolve '@/…' in modules that a TypeScript configuration
  // imports.
  async redirects() {
    /** @type {typeof import('./lib/content/redirects')} */
    const { redirects } = await tsImport('./lib/content/redirects.ts', import.meta.url);
    const own = redirects().map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    }));
    // For programs that request an icon without reading a page.
    const icon = { source: '/favicon.ico', destination: '/icon.png', permanent: false };
    return [icon, ...own];
  },
  async headers() {
    /** @type {typeof import('./lib/security/headers')} */
    const { siteHeaders } = await tsImport('./lib/security/headers.ts', import.meta.url);
    return siteHeaders(process.env);
  },
};

/**
 * Called by `next build`, `next start`, and `next dev` with the variables of .env files, and by
 * Jest.
 *
 * @param {string} phase
 */
export default async function config(phase) {
  if ([PHASE_PRODUCTION_BUILD, PHASE_DEVELOPMENT_SERVER].includes(phase)) await checkVariables();
  return withMDX(nextConfig);
}
