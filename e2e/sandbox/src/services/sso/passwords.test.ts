import { expect, it } from '@jest/globals';
import { hashPassword, passwordFits, passwordOpens } from './passwords';

/** Wraps the real check and counts its calls. */
function counted() {
  const hashes: string[] = [];
  return {
    hashes,
    fits: async (password: string, hash: string): Promise<boolean> => {
      hashes.push(hash);
      return passwordFits(password, hash);
    },
  };
}

it('derives one key of equal cost for unknown and for known accounts', async () => {
  const passwordHash = await hashPassword('lunch');
  const { fits, hashes } = counted();
  expect(await passwordOpens({ passwordHash }, 'dinner', fits)).toBeUndefined();
  expect(await passwordOpens(undefined, 'dinner', fits)).toBeUndefined();
  expect(hashes).toHaveLength(2);
  expect(hashes[1]).toHaveLength(passwordHash.length);
  expect(hashes[1]?.indexOf('.')).toBe(passwordHash.indexOf('.'));
});

it('opens an account with its own password', async () => {
  const account = { passwordHash: await hashPassword('lunch') };
  expect(await passwordOpens(account, 'lunch')).toBe(account);
});
