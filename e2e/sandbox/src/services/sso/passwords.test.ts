import { expect, it } from '@jest/globals';
import { hashPassword, passwordFits, passwordOpens } from './passwords';

/** The real check, counted. */
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

it('works on one key for an unknown account as it does for a known one, with hashes of one length', async () => {
  const passwordHash = await hashPassword('lunch');
  const { fits, hashes } = counted();
  expect(await passwordOpens({ passwordHash }, 'dinner', fits)).toBeUndefined();
  expect(await passwordOpens(undefined, 'dinner', fits)).toBeUndefined();
  expect(hashes).toHaveLength(2);
  expect(hashes[1]).toHaveLength(passwordHash.length);
  expect(hashes[1]?.indexOf('.')).toBe(passwordHash.indexOf('.'));
});

it('opens an account by its own password', async () => {
  const account = { passwordHash: await hashPassword('lunch') };
  expect(await passwordOpens(account, 'lunch')).toBe(account);
});
