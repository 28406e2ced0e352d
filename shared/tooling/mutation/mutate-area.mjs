import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { AREAS } from './areas.mjs';
import { summarize } from './summarize.mjs';

/** Folder below the root where Stryker copies the sources. */
const COPIES = '.tiffin/mutation';

/**
 * Mutates one area and counts the results. Sources are copied, packages are linked. An import by package name
 * reaches the original, a relative import the mutated copy, so a rule must be tested in its own package.
 *
 * @param {keyof typeof AREAS} area
 * @returns {Promise<import('./summarize.mjs').Summary>}
 */
export async function mutateArea(area) {
  process.chdir(root);
  const { Stryker } = await import('@stryker-mutator/core');
  return summarize(area, await new Stryker(optionsOf(area)).runMutationTest());
}

function optionsOf(area) {
  const { mutate, tests } = AREAS[area];
  const report = (type) => ({ fileName: `reports/mutation/${area}.${type}` });
  return {
    mutate: [...mutate, '!**/*.test.{ts,tsx}'],
    testRunner: 'jest-by-file',
    jest: {
      // Tests reach their subject through files outside of the area's folders, which Jest's search does not
      // read.
      enableFindRelatedTests: false,
      configFile: 'shared/tooling/mutation/jest.config.mjs',
      config: {
        // Reading other folders for each mutant would take longer than its tests.
        roots: foldersOf([...mutate, ...tests]).map((folder) => `<rootDir>/${folder}`),
        testMatch: tests.map((glob) => `<rootDir>/${glob}`),
        // Outside of the copy, so that installed packages are compiled only once.
        cacheDirectory: join(root, '.tiffin/cache/jest'),
      },
    },
    plugins: [join(root, 'shared/tooling/mutation/stryker-plugins.mjs')],
    ignorers: ['messages'],
    ignorePatterns: [
      '**',
      '!shared/**',
      '!shell/**',
      '!mfe-*/**',
      '!e2e/**',
      '!package.json',
      '**/node_modules',
      '**/dist',
    ],
    disableTypeChecks: false,
    tsconfigFile: 'shared/tooling/tsconfig.all.json',
    concurrency: 2,
    tempDirName: COPIES,
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: report('json'),
    htmlReporter: report('html'),
    allowConsoleColors: false,
    warnings: { slow: false },
  };
}

/** Returns the fixed folders above the first wildcard of each glob. */
function foldersOf(globs) {
  return [...new Set(globs.map((glob) => glob.replace(/[^/]*[*{].*$|[^/]+$/, '').replace(/\/$/, '')))];
}
