import { testProjects } from '@tiffin/testing/jest';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LONG_UNITS, leavesLongProofsOut } from './verify/parts.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The shell's code that renders pages. It runs in no browser. */
const RENDERING = 'shell/src/rendering/';

const [node, dom, server] = testProjects({
  rootDir: here('../..'),
  ignored: [
    '<rootDir>/e2e/journeys/',
    '<rootDir>/e2e/bench/',
    // Only a PostgreSQL server takes two processes.
    ...(process.env.DATABASE_URL ? [] : ['/two-processes/']),
    // The stand-in's services are processes of their own, with the machine's clock.
    ...(process.env.TIFFIN_CLOCK ? ['<rootDir>/e2e/sandbox/'] : []),
    ...(leavesLongProofsOut() ? LONG_UNITS.map((path) => `<rootDir>/${path}`) : []),
  ],
});

/**
 * The projects of `testProjects`, and files of `RENDERING`, which run as in a server build: in Node, where `x.server.ts` replaces
 * `x.ts`.
 */
export default {
  projects: [
    node,
    { ...dom, testPathIgnorePatterns: [...dom.testPathIgnorePatterns, RENDERING] },
    server,
    {
      ...node,
      displayName: 'rendering',
      testMatch: [`<rootDir>/${RENDERING}*.test.tsx`],
      moduleFileExtensions: ['server.tsx', 'server.ts', ...node.moduleFileExtensions],
    },
  ],
  testTimeout: 30_000,
  // Tests wait for a quarter of their time, and no other process of this repository runs meanwhile.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
