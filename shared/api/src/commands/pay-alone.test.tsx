import { afterEach, expect, it, jest } from '@jest/globals';
import { isBeingPaid, payAlone } from './pay-alone';

/** Locks as browsers have them: the other window holds these names. */
function locksHeld(...held: readonly string[]) {
  const request = async (name: string, _options: object, work: (lock: object | null) => Promise<unknown>) =>
    work(held.includes(name) ? null : { name });
  const query = async () => ({ held: held.map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('pays where no other window is at it', async () => {
  locksHeld('tiffin.payment.cart:other');
  expect(await payAlone('cart:m1', async () => 'order')).toEqual({ kind: 'done', value: 'order' });
});

it('sends nothing while another window pays', async () => {
  locksHeld('tiffin.payment.cart:m1');
  const pay = jest.fn(async () => 'order');
  expect(await payAlone('cart:m1', pay)).toEqual({ kind: 'busy' });
  expect(pay).not.toHaveBeenCalled();
  expect(await isBeingPaid('cart:m1')).toBe(true);
});

it('a payment that fails is not made again without the lock', async () => {
  locksHeld();
  const pay = jest.fn(() => Promise.reject(new Error('lost')));
  await expect(payAlone('cart:m1', pay)).rejects.toThrow('lost');
  expect(pay).toHaveBeenCalledTimes(1);
});

it('pays once in a browser without locks', async () => {
  const pay = jest.fn(async () => 'order');
  expect(await payAlone('cart:m1', pay)).toEqual({ kind: 'done', value: 'order' });
  expect(pay).toHaveBeenCalledTimes(1);
  expect(await isBeingPaid('cart:m1')).toBe(false);
});
