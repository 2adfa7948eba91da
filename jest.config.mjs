import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const options = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.local'],
  clearMocks: true,
  restoreMocks: true,
};
const config = await nextJest({ dir: './' })(options)();
const [transform] = Object.values(config.transform ?? {});
// Otherwise the compiler resolves "@/", and no import reaches moduleNameMapper.
/** @type {any} */ (transform)[1].jsConfig.compilerOptions.paths = {};

const shared = {
  ...config,
  // These packages ship ECMAScript modules only.
  transformIgnorePatterns: config.transformIgnorePatterns?.map((pattern) =>
    pattern.replaceAll('(?!(', '(?!(swiper|github-slugger|'),
  ),
};
const modules = {
  ...config.moduleNameMapper,
  '\\.(pcss|woff2)$': 'next/dist/build/jest/__mocks__/styleMock.js',
  '^@/(.*)$': '<rootDir>/$1',
};
/** The rules hold for any content: unit tests see that of a second business. */
const secondBusiness = {
  '^@/content/(.*)$': '<rootDir>/tests/second-business/content/$1',
  '^(@/lib/content|\\.)/content-path$': '<rootDir>/tests/second-business/content-path.ts',
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // Long enough that only what hangs fails, however busy the machine is.
  testTimeout: 120_000,
  // Node frees all memory before a worker ends: on a busy machine longer than the half second after
  // which Jest reports a leak.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      moduleNameMapper: { ...secondBusiness, ...modules },
    },
    {
      ...shared,
      displayName: 'repository',
      testMatch: ['<rootDir>/tests/{architecture,commands,content}/**/*.test.{ts,tsx}'],
      moduleNameMapper: modules,
    },
  ],
};
