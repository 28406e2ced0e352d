import { expect, it } from '@jest/globals';
import type { Guard, NamedTest } from './guard';
import { runTests } from './run-tests';

/** Each is a run of Jest; the slowest starts a sandbox on a machine that does much else. */
const LIMIT_MS = 300_000;

/** Tests that the tests named for these guards pass, and that they fail without the guard that they are named for. */
export function expectGuarded(guards: readonly Guard[]): void {
  it(
    'the tests that are named pass while every guard is in its place',
    async () => {
      const tests = guards.flatMap((guard) => guard.tests);
      expect(await runTests(tests)).toEqual(ended(tests, 'passed'));
    },
    LIMIT_MS,
  );

  it.each(guards)(
    'without $name the tests named for it fail',
    async (guard) => {
      expect(await runTests(guard.tests, guard)).toEqual(ended(guard.tests, 'failed'));
    },
    LIMIT_MS,
  );
}

function ended(tests: readonly NamedTest[], how: string): readonly object[] {
  return tests.map((test) => ({ ...test, ended: how }));
}
