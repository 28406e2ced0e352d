import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { FLAG_DEFAULTS, isFlagOn, setFlags } from '@tiffin/config';
import { isFlagKey } from './is-flag-key';
import { startFeatureFlags } from './start-feature-flags';
import type { FeatureFlags } from './start-feature-flags';

const context = { targetingKey: 'device-1', locale: 'en', organizationId: null };
type Reply = (request: Request) => Response | Promise<Response>;

let flags: FeatureFlags;
let asked: Request[];

beforeEach(() => {
  jest.useFakeTimers();
  setFlags({});
});
afterEach(() => {
  flags.stop();
  jest.useRealTimers();
});

async function start(reply: Reply): Promise<void> {
  asked = [];
  flags = startFeatureFlags({
    url: 'http://flags.test',
    context,
    ask: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request.clone());
      return reply(request);
    },
  });
  await after(0);
}

/** Advances time by milliseconds and runs everything that is due. */
async function after(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function answer(values: Readonly<Record<string, unknown>>, etag = ''): Response {
  const evaluations = Object.entries(values).map(([key, value]) => ({ key, value, reason: 'STATIC' }));
  return Response.json({ flags: evaluations }, { headers: etag ? { etag } : {} });
}

const valuesNow = () =>
  Object.fromEntries(
    Object.keys(FLAG_DEFAULTS)
      .filter(isFlagKey)
      .map((key) => [key, isFlagOn(key)]),
  );

it('[API-08] uses the values of the service, and the default of a flag that it does not name', async () => {
  await start(() => answer({ quick_reorder: true, mobile_menu_checkout: false }));
  expect(isFlagOn('quick_reorder')).toBe(true);
  expect(isFlagOn('mobile_menu_checkout')).toBe(false);
  expect(isFlagOn('download_app')).toBe(false);
});

it('sends a device, a language and an organisation, and nothing about the person', async () => {
  await start(() => answer({}));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST http://flags.test/ofrep/v1/evaluate/flags',
  ]);
  expect(await asked[0]?.json()).toEqual({ context });
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

it('[API-08] asks every 60 s and not earlier, with the entity tag of the last answer', async () => {
  let isOn = false;
  await start(() => answer({ quick_reorder: isOn }, `"${isOn}"`));
  isOn = true;
  await after(59_999);
  expect(asked).toHaveLength(1);
  expect(isFlagOn('quick_reorder')).toBe(false);
  await after(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.headers.get('if-none-match')).toBe('"false"');
  expect(isFlagOn('quick_reorder')).toBe(true);
});

it('keeps its values when the service answers that nothing changed', async () => {
  await start(({ headers }) =>
    headers.has('if-none-match')
      ? new Response(null, { status: 304 })
      : answer({ quick_reorder: true }, '"1"'),
  );
  await after(120_000);
  expect(asked).toHaveLength(3);
  expect(isFlagOn('quick_reorder')).toBe(true);
});

it.each<[string, Reply]>([
  ['down', () => Promise.reject(new TypeError('failed to fetch'))],
  ['failing', () => new Response('{}', { status: 503 })],
  ['forbidden', () => new Response('{}', { status: 403 })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['of another shape', () => Response.json({ flags: 'all' })],
  ['of other types', () => answer({ quick_reorder: 'yes', download_app: 1, mobile_menu_checkout: null })],
])(
  '[API-08] the page has the defaults while the service is %s, and the values once it is back',
  async (_what, reply) => {
    let isBack = false;
    await start((request) => (isBack ? answer({ quick_reorder: true }) : reply(request)));
    expect(valuesNow()).toEqual(FLAG_DEFAULTS);
    isBack = true;
    await after(60_000);
    expect(isFlagOn('quick_reorder')).toBe(true);
  },
);

it('[API-08] the page has the defaults while the service does not answer, and the values once it does', async () => {
  let isBack = false;
  await start(({ signal }) =>
    isBack
      ? answer({ quick_reorder: true })
      : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await after(5000);
  expect(valuesNow()).toEqual(FLAG_DEFAULTS);
  isBack = true;
  await after(60_000);
  expect(isFlagOn('quick_reorder')).toBe(true);
});

it('keeps its values when the service fails later', async () => {
  let isDown = false;
  await start(() => (isDown ? new Response('{}', { status: 500 }) : answer({ quick_reorder: true })));
  isDown = true;
  await after(180_000);
  expect(asked.length).toBeGreaterThan(2);
  expect(isFlagOn('quick_reorder')).toBe(true);
});

it('asks for another context at once', async () => {
  await start(async (request) => {
    const { context: of }: { context: { locale: string } } = await request.json();
    return answer({ calorie_display: of.locale === 'zh' });
  });
  flags.setContext({ ...context, locale: 'zh' });
  await after(0);
  expect(isFlagOn('calorie_display')).toBe(true);
});
