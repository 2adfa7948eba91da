import nextJest from 'next/jest.js';

const config = await nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setup.ts'],
  testMatch: ['<rootDir>/tests/{unit,content,architecture}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.local', '<rootDir>/worktrees/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^swiper/css(/.*)?$': 'next/dist/build/jest/__mocks__/styleMock.js',
  },
  maxWorkers: 2,
  clearMocks: true,
  restoreMocks: true,
})();

const [scripts, options] = Object.entries(config.transform)[0] ?? [];

export default {
  ...config,
  transform: {
    ...config.transform,
    // Guides and legal pages are compiled as the site compiles them, so that a test sees their real text.
    '\\.mdx$': ['<rootDir>/tests/support/jest/mdx-transform.mjs', { scripts, next: options }],
  },
  // Swiper and github-slugger ship ECMAScript modules only.
  transformIgnorePatterns: config.transformIgnorePatterns.map((pattern) =>
    pattern.replaceAll('(?!(', '(?!(swiper|github-slugger|'),
  ),
};
