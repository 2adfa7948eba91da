import createMDX from '@next/mdx';

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

/** @type {import('next').NextConfig} */
const nextConfig = {
  // The test run builds beside a running site, into a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ['127.0.0.1'],
};

export default withMDX(nextConfig);
