import { createRequire } from 'node:module';
import { run } from './run.mjs';

/** Megabytes for young objects. With Node's 16, collecting them took a tenth of the tests' time. */
const YOUNG_MB = 64;

/**
 * How much bytecode a function runs before V8 optimises it; V8's own number is 67,584. Each test file has functions of its own, which
 * are soon thrown away. Tests of screens, which are most tests, take an eighth less processor time with this number, tests of services
 * 5 % more. Later versions of Node have a cheap compiler for this and do not know the flag.
 */
const BUDGET_OF_NODE_20 = 600_000;

/**
 * Runs the unit tests. Jest's workers get the same flags of Node.
 *
 * @param {readonly string[]} args further arguments of Jest
 * @param {Record<string, string>} [env]
 * @param {{ readonly quiet?: boolean }} [options]
 */
export function runJest(args, env = {}, options = {}) {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const flags = [`--max-semi-space-size=${YOUNG_MB}`];
  if (process.version.startsWith('v20.')) flags.push(`--interrupt-budget=${BUDGET_OF_NODE_20}`);
  return run(
    process.execPath,
    [...flags, jest, '-c', 'shared/tooling/jest.config.mjs', '--silent', ...args],
    { ...options, env },
  );
}
