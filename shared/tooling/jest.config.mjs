import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const shared = {
  rootDir: here('../..'),
  roots: ['<rootDir>'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.tiffin/',
    '<rootDir>/e2e/journeys/',
    '<rootDir>/e2e/bench/',
    // Only a PostgreSQL server takes two processes.
    ...(process.env.DATABASE_URL ? [] : ['/two-processes/']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/\\.tiffin/', '/dist/'],
  moduleFileExtensions: ['tsx', 'ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.(?:tsx?|mjs|js)$': here('./jest/transform.mjs') },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.(?:svg|png|woff2)$': here('./jest/asset.mjs') },
  setupFilesAfterEnv: [here('./jest/setup.mjs')],
  restoreMocks: true,
};

/** The shell's code that renders pages. It runs in no browser. */
const RENDERING = 'shell/src/rendering/';

/**
 * Files ending in .test.ts run in Node, files ending in .test.tsx in jsdom, and files ending in .server.test.tsx first in
 * Node and then in jsdom. Those of `RENDERING` run as in a server build: in Node, where `x.server.ts` replaces `x.ts`. A
 * docblock overrides this.
 */
export default {
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: here('./jest/environment.mjs'),
      testEnvironmentOptions: {
        customExportConditions: ['node', 'require', 'default'],
        url: 'http://localhost:3000/',
      },
      testMatch: ['<rootDir>/**/*.test.tsx'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.server\\.test\\.tsx$', RENDERING],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, here('./jest/waiting.mjs')],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: here('./jest/server-then-browser.mjs'),
      testMatch: ['<rootDir>/**/*.server.test.tsx'],
    },
    {
      ...shared,
      displayName: 'rendering',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${RENDERING}*.test.tsx`],
      moduleFileExtensions: ['server.tsx', 'server.ts', ...shared.moduleFileExtensions],
    },
  ],
  cacheDirectory: here('../../.tiffin/cache/jest'),
  testTimeout: 30_000,
  // Tests wait for a quarter of their time, and no other process of this repository runs meanwhile.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
