import { expect, it } from '@jest/globals';
import type { NamedTest } from './guard';
import { GUARDS } from './guards';
import { runTests } from './run-tests';

/** Each is a run of Jest; the slowest starts the sandbox. */
const LIMIT_MS = 300_000;

const ended = (tests: readonly NamedTest[], how: string) => tests.map((test) => ({ ...test, ended: how }));

it(
  'every test that is named for a guard passes while all guards are in their place',
  async () => {
    const tests = GUARDS.flatMap((guard) => guard.tests);
    expect(await runTests(tests)).toEqual(ended(tests, 'passed'));
  },
  LIMIT_MS,
);

it.each(GUARDS)(
  'without $name the tests named for it fail',
  async (guard) => {
    expect(await runTests(guard.tests, guard)).toEqual(ended(guard.tests, 'failed'));
  },
  LIMIT_MS,
);
