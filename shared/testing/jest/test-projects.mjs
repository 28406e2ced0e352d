import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Returns the projects of Jest for the sources of a repository. Files ending in .test.ts run in Node, files ending in .test.tsx in
 * jsdom, and files ending in .server.test.tsx first in Node and then in jsdom. A docblock overrides this.
 *
 * @param {{ rootDir: string, ignored?: readonly string[] }} options ignored: patterns of paths without tests
 */
export function testProjects({ rootDir, ignored = [] }) {
  const shared = {
    rootDir,
    roots: ['<rootDir>'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.tiffin/', ...ignored],
    modulePathIgnorePatterns: ['<rootDir>/\\.tiffin/', '/dist/'],
    moduleFileExtensions: ['tsx', 'ts', 'mjs', 'js', 'cjs', 'json', 'node'],
    transform: { '\\.(?:tsx?|mjs|js)$': here('./transform.mjs') },
    transformIgnorePatterns: [],
    moduleNameMapper: { '\\.(?:svg|png|woff2)$': here('./asset.mjs') },
    setupFiles: process.env.TIFFIN_CLOCK ? [here('./other-clock.mjs')] : [],
    restoreMocks: true,
  };
  // Tests without a page need no matchers for elements, which load two hundred modules.
  const setup = [here('./setup.mjs')];
  return [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: here('./environment.mjs'),
      testEnvironmentOptions: {
        customExportConditions: ['node', 'require', 'default'],
        url: 'http://localhost:3000/',
      },
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.server\\.test\\.tsx$'],
      setupFilesAfterEnv: [...setup, here('./waiting.mjs')],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: here('./server-then-browser.mjs'),
      testMatch: ['<rootDir>/**/*.server.test.tsx'],
      setupFilesAfterEnv: setup,
    },
  ];
}
