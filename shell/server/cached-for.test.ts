import { expect, it } from '@jest/globals';
import { cachedFor } from './cached-for';

it('asks again only after the time is over, and at once after a failure', async () => {
  const clock = { nowMs: 0, asked: 0 };
  const read = cachedFor(
    10_000,
    async () => {
      clock.asked += 1;
      if (clock.asked === 2) throw new Error('gone');
      return clock.asked;
    },
    () => clock.nowMs,
  );
  expect([await read(), await read()]).toEqual([1, 1]);
  clock.nowMs = 10_000;
  await expect(read()).rejects.toThrow('gone');
  expect(await read()).toBe(3);
});
