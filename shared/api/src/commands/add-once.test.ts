import { expect, it } from '@jest/globals';
import { mainApi } from '@tiffin/contracts/schemas';
import { samplesOf } from '@tiffin/contracts/test-support';
import { startNetwork } from '../test-support/start-network';
import { addOnce } from './add-once';

const answer = samplesOf(mainApi.addCartItem.response)[0];
const dal = { menuItemId: 'dal', quantity: 1, cartItemOptions: [] };

/** Presses the button once for each reply; gives the keys that went out. */
async function keysOf(...statuses: readonly number[]): Promise<readonly unknown[]> {
  const left = [...statuses];
  const requests = startNetwork(() => {
    const status = left.shift() ?? 200;
    return { status, data: status === 200 ? answer : { error: { type: 'UNKNOWN', reason: 'test' } } };
  });
  for (const [press] of statuses.entries())
    await addOnce('m', { ...dal, cartChecksum: `state ${press}` }).catch(() => {});
  return requests.map(({ headers }) => headers?.['Idempotency-Key']);
}

it('an add whose answer was lost goes again under its key, in whatever state the cart is', async () => {
  const [lost, again] = await keysOf(503, 200);
  expect(lost).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(lost);
});

it.each([200, 400, 409])('after a %i the next press is another add', async (status) => {
  const [first, next] = await keysOf(status, 200);
  expect(next).not.toBe(first);
});

it('another dish, another merchant: another key', async () => {
  const requests = startNetwork(() => ({ status: 503, data: {} }));
  await addOnce('m', dal).catch(() => {});
  await addOnce('m', { ...dal, menuItemId: 'rice' }).catch(() => {});
  await addOnce('n', dal).catch(() => {});
  const keys = requests.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys).size).toBe(3);
});
