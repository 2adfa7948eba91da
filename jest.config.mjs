import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const options = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts'],
  testMatch: ['<rootDir>/tests/{unit,content,architecture}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.local'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^swiper/css(/.*)?$': 'next/dist/build/jest/__mocks__/styleMock.js',
  },
  maxWorkers: 2,
  clearMocks: true,
  restoreMocks: true,
};
const config = await nextJest({ dir: './' })(options)();
const [scripts, transform] = Object.entries(config.transform ?? {})[0] ?? [];

export default {
  ...config,
  transform: {
    ...config.transform,
    // Guides and legal pages are compiled with the site's plugins, so that tests see their real text.
    '\\.mdx$': ['<rootDir>/tests/support/jest/mdx-transform.mjs', { scripts, next: transform }],
  },
  // These packages ship ECMAScript modules only.
  transformIgnorePatterns: config.transformIgnorePatterns?.map((pattern) =>
    pattern.replaceAll(
      '(?!(',
      '(?!(swiper|github-slugger|d3-[a-z-]+|internmap|flesch-kincaid|syllable|normalize-strings|',
    ),
  ),
};
