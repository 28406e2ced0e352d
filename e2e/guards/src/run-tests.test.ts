import { expect, it } from '@jest/globals';
import type { Guard } from './guard';
import { runTests } from './run-tests';

const file = 'shared/auth/src/return-path.test.ts';
const guard: Guard = {
  name: 'ways back begin with a slash',
  file: 'shared/auth/src/return-path.ts',
  from: "!value.startsWith('/') || ",
  to: '',
  tests: [],
};
const noticing = '"m/lucknow" leads back to "/"';
const LIMIT_MS = 120_000;

it.each([
  ['fails by an expectation', noticing, guard, /^failed$/],
  ['does not notice', '"/" leads back to "/"', guard, /^passed$/],
  ['breaks', noticing, { ...guard, to: 'gone || ' }, /^broke: ReferenceError: gone is not defined/],
  ['cannot run', noticing, { ...guard, to: 'if' }, /^did not run\. [^]*Syntax Error/],
  ['does not find the guard', noticing, { ...guard, from: 'elsewhere' }, /The guard is not in/],
  ['finds the guard twice', noticing, { ...guard, from: "'/'" }, /The guard is more than once in/],
  ['has another name', 'leads back', guard, /^there is no such test$/],
])(
  'says of a test that it %s',
  async (_what, name, without, ended) => {
    expect(await runTests([{ file, name }], without)).toEqual([
      { file, name, ended: expect.stringMatching(ended) },
    ]);
  },
  LIMIT_MS,
);
