import { expect, it } from '@jest/globals';
import { createFlagReader } from './read-flag';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function readerOf(reply: () => Response | Promise<Response>) {
  const asked: string[] = [];
  let now = 0;
  const read = createFlagReader(
    'http://flags.test',
    'rw_enable_sift',
    async (url) => {
      asked.push(String(url));
      return reply();
    },
    () => now,
  );
  return { asked, read, pass: (ms: number) => (now += ms) };
}

it('[API-07] is off until the service said that it is on, and asks at most every 60 s', async () => {
  const { asked, read, pass } = readerOf(() => Response.json({ value: true }));
  expect(read()).toBe(false);
  await settled();
  expect(read()).toBe(true);
  pass(59_999);
  read();
  expect(asked).toEqual(['http://flags.test/ofrep/v1/evaluate/flags/rw_enable_sift']);
  pass(1);
  read();
  expect(asked).toHaveLength(2);
});

it('is off again when the service knows the flag no more', async () => {
  let isKnown = true;
  const { read, pass } = readerOf(() =>
    isKnown ? Response.json({ value: true }) : Response.json({}, { status: 404 }),
  );
  read();
  await settled();
  isKnown = false;
  pass(60_000);
  expect(read()).toBe(true);
  await settled();
  expect(read()).toBe(false);
});

it.each([
  ['is down', () => Promise.reject(new TypeError('refused'))],
  ['fails', () => new Response('', { status: 503 })],
  ['talks nonsense', () => Response.json({ value: 'yes' })],
])('keeps what it knows while the service %s', async (_what, reply) => {
  let isFirst = true;
  const { read, pass } = readerOf(() => {
    if (!isFirst) return reply();
    isFirst = false;
    return Response.json({ value: true });
  });
  read();
  await settled();
  pass(60_000);
  read();
  await settled();
  expect(read()).toBe(true);
});

it('asks nobody where the site has no flag service', () => {
  const asked: unknown[] = [];
  const read = createFlagReader(null, 'x', async (url) => {
    asked.push(url);
    return new Response();
  });
  expect([read(), asked.length]).toEqual([false, 0]);
});
