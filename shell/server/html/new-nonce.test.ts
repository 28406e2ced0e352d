import { expect, it } from '@jest/globals';
import { newNonce } from './new-nonce';

it('gives ten thousand nonces of 24 characters, no two alike, in a policy’s alphabet', () => {
  const nonces = Array.from({ length: 10_000 }, newNonce);
  expect(new Set(nonces).size).toBe(10_000);
  expect(nonces.every((nonce) => /^[\w-]{24}$/.test(nonce))).toBe(true);
});
