import { fileURLToPath } from 'node:url';
import unit from '../jest.config.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const [, dom] = unit.projects;

/**
 * The unit tests' settings as one project, for Stryker's copy of the sources. The command adds an area's
 * tests.
 */
const { displayName: _name, testMatch: _match, ...shared } = dom;
export default {
  ...shared,
  testEnvironment: here('./environment.mjs'),
  setupFilesAfterEnv: [here('./setup.cjs')],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Many mutants never end, and each of them would use up the unit tests’ timeout of 30 s.
  testTimeout: 5000,
};
