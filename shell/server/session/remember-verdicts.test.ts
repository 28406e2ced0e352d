import { expect, it } from '@jest/globals';
import type { Verdict } from './create-token-verifier';
import { rememberVerdicts } from './remember-verdicts';

function remembering(verdictOf: (nowMs: number) => Verdict): {
  readonly ask: (atS: number, token?: string) => Promise<Verdict>;
  readonly verified: () => number;
} {
  let nowMs = 0;
  let verified = 0;
  const verify = rememberVerdicts(
    async () => {
      verified += 1;
      return verdictOf(nowMs);
    },
    () => nowMs,
  );
  return {
    ask: async (atS, token = 'token') => {
      nowMs = atS * 1000;
      return verify(token);
    },
    verified: () => verified,
  };
}
const validFor = (expiresInS: number): Verdict => ({ kind: 'valid', expiresInS });

it('verifies a token once in ten seconds and counts its time down', async () => {
  const { ask, verified } = remembering((nowMs) => validFor(300 - nowMs / 1000));
  expect([await ask(0), await ask(9), verified()]).toEqual([validFor(300), validFor(291), 1]);
  expect([await ask(10), verified()]).toEqual([validFor(290), 2]);
});

it('asks again once a token has expired', async () => {
  const { ask } = remembering((nowMs) => (nowMs < 10_000 ? validFor(10) : { kind: 'expired' }));
  expect([await ask(0), await ask(9), await ask(10)]).toEqual([
    validFor(10),
    validFor(1),
    { kind: 'expired' },
  ]);
});

it('takes no token for another', async () => {
  const { ask, verified } = remembering(() => validFor(300));
  await ask(0, 'token');
  await ask(0, 'tokem');
  expect(verified()).toBe(2);
});

it.each(['expired', 'unknown'] as const)('remembers no verdict %s', async (kind) => {
  const { ask, verified } = remembering(() => ({ kind }));
  await ask(0);
  await ask(1);
  expect(verified()).toBe(2);
});

it('remembers 5000 tokens at most', async () => {
  const { ask, verified } = remembering(() => validFor(300));
  for (let token = 0; token <= 5000; token += 1) await ask(0, `token ${token}`);
  await ask(0, 'token 5000');
  expect(verified()).toBe(5001);
  await ask(0, 'token 0');
  expect(verified()).toBe(5002);
});
