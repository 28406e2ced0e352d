import { expect, test } from '../fixtures';
import { LUCKNOW } from '../steps/menu';
import { urls } from '../urls';

test.use({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });

/** A page without requests for so long is idle. */
const IDLE_MS = 2_000;
/** As long as work waits for the first input. */
const LONGEST_MS = 5_000;
const [MOST_BYTES, MOST_REQUESTS] = [240_000, 25];

test('[FED-11] a menu that a guest only reads loads at most 240 kB of JavaScript in at most 25 requests', async ({
  page,
}) => {
  const url = `${urls().shell}${LUCKNOW.path}/menu`;
  // On a busy machine the server leaves out data that come late, and the page reads them itself.
  await expect.poll(async () => (await page.request.get(url)).text()).toContain('"renderedBuild"');
  const cdp = await page.context().newCDPSession(page);
  const [sent, scripts] = [new Map<string, string>(), new Set<string>()];
  let [bytes, lastMs, redirects] = [0, performance.now(), 0];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    lastMs = performance.now();
    // The entry of group orders loads at the first input, or after 5 s, when a slow page still loads.
    if (!request.url.startsWith('http') || request.url.includes('/mfe-group-order/')) return;
    sent.set(requestId, request.url);
    if (redirectResponse) redirects += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (sent.has(requestId) && /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  // Work that waits for the first input, or 5 s, waits for the input: a busy machine still loads the page after 5 s.
  await page.addInitScript((longestMs) => {
    const { setTimeout: later } = window;
    const setTimeout = (work: TimerHandler, ms?: number, ...rest: readonly unknown[]): unknown =>
      ms === longestMs ? 0 : later(work, ms, ...rest);
    Object.assign(window, { setTimeout });
  }, LONGEST_MS);
  await page.goto(url);
  await expect.poll(() => performance.now() - lastMs, { timeout: 30_000 }).toBeGreaterThan(IDLE_MS);
  expect(scripts.size).toBeGreaterThan(4);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(sent.size + redirects, [...sent.values()].join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
