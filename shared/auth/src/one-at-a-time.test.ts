import { oneAtATime } from './one-at-a-time';

type Locks = NonNullable<Parameters<typeof oneAtATime>[2]>;

function locksBy(request: (work: () => Promise<unknown>) => Promise<unknown>): Locks {
  return { request: async (_name, _options, work) => request(work) };
}
const counted = () => {
  const seen = { works: 0 };
  return { seen, work: async () => (seen.works += 1) };
};

it('[AUT-16] does the work under the lock, once', async () => {
  const { seen, work } = counted();
  const order: string[] = [];
  const locks = locksBy(async (held) => {
    order.push('locked');
    await held();
    order.push('free');
  });
  expect(await oneAtATime('x', work, locks)).toBe(1);
  expect([seen.works, order]).toEqual([1, ['locked', 'free']]);
});

it.each([
  ['throw, as in frames of other sites', locksBy(() => Promise.reject(new Error('SecurityError')))],
  ['do not exist', undefined],
])('[AUT-16] does the work without a lock if locks %s', async (_what, locks) => {
  const { seen, work } = counted();
  expect(await oneAtATime('x', work, locks)).toBe(1);
  expect(seen.works).toBe(1);
});

it('rethrows the failure of the work and does not repeat the work', async () => {
  let works = 0;
  const failing = async (): Promise<never> => {
    works += 1;
    throw new Error('no');
  };
  await expect(
    oneAtATime(
      'x',
      failing,
      locksBy((work) => work()),
    ),
  ).rejects.toThrow('no');
  expect(works).toBe(1);
});
