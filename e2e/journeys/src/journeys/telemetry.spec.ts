import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { errorReports, eventsOf, setFlag } from '../sandbox-controls';
import { startOwnStack } from '../stack-controls';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const VERSION = /^\d+\.\d+\.\d+/;

/** Sets a device id that no other journey has. */
async function newDevice(context: BrowserContext): Promise<string> {
  const id = randomBytes(15).toString('hex');
  await context.addCookies([{ name: 'tiffin_device_id', value: id, url: urls().shell }]);
  return id;
}

test('[API-04] figures and events of a page arrive after it has closed, with the remote and its version', async ({
  page,
  context,
}) => {
  const device = await newDevice(context);
  // The page measures nothing before its late work has begun.
  const firstBatch = page.waitForResponse(/\/analytics\/v3\/event_batch$/);
  await openMenu(page);
  await firstBatch;
  await addPlainItem(page, 'Dal makhani');
  await page.goto('about:blank');
  const figures = async () =>
    (await eventsOf(device))
      .filter(({ eventType }) => eventType === 'web_vital')
      .map(({ eventAction }) => eventAction);
  await expect.poll(figures).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const events = await eventsOf(device);
  expect(events.length).toBeGreaterThan(5);
  for (const { metadata, eventAction } of events)
    expect(metadata, eventAction).toMatchObject({
      remote: 'mfe-menu-cart',
      version: expect.stringMatching(VERSION),
      deviceId: device,
    });
});

test('[ERR-04] a rendering error shows a message and is reported with its remote, without personal data', async ({
  page,
  context,
  watch,
}) => {
  const mark = `planted-${randomBytes(6).toString('hex')}`;
  watch.expectTrouble(new RegExp(mark));
  await context.addInitScript((name) => {
    const fail = () => {
      throw new Error(
        `${name} for nora.ng@northlight.example, card 4242 4242 4242 4242, code 918273, Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub3JhIn0.c2ln`,
      );
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: () => fail });
    Intl.NumberFormat.prototype.formatToParts = fail;
  }, mark);
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await expect(page.getByRole('alert').or(page.getByRole('main')).first()).toBeVisible();
  await expect
    .poll(async () => (await errorReports()).filter((report) => report.includes(mark)).length)
    .toBeGreaterThan(0);
  const [report = ''] = (await errorReports()).filter((text) => text.includes(mark));
  expect(report).toMatch(/"remote":"mfe-menu-cart"/);
  expect(report).toMatch(/"version":"\d+\.\d+\.\d+/);
  expect(report).toMatch(/"release":"shell@\d+\.\d+\.\d+-[\da-f]{10}"/);
  expect(report).toContain('"infer_ip":"never"');
  for (const secret of ['nora.ng', '4242 4242', '918273', 'eyJ'])
    expect(report, 'a report').not.toContain(secret);
  await expect(page.getByText(/Something went wrong|didn’t load/).first()).toBeVisible();
  await expectAccessible(page, 'a page that failed');
});

const FRAUD_SCRIPT = /\/sift\/s\.js$/;

async function fraudScriptsOf(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FRAUD_SCRIPT.test(request.url())) asked.push(request.url());
  });
  const flags = page.waitForResponse(/\/ofrep\/v1\/evaluate\/flags$/);
  await openMenu(page);
  await (await flags).finished();
  // The flags are applied before the page's next visible change.
  await addPlainItem(page, 'Dal makhani');
  return asked;
}

test('[API-07] the fraud script is loaded only if its flag is on', async ({ page }) => {
  const { stack, end } = await startOwnStack('telemetry');
  try {
    expect(await fraudScriptsOf(page)).toEqual([]);
    await setFlag('rw_enable_sift', true);
    // An open page would ask the server while it restarts.
    await page.goto('about:blank');
    // The shell's server caches flags for a minute. After a restart it fetches them with the first page.
    await stack.restart('shell');
    await openMenu(page);
    const script = page.waitForRequest(FRAUD_SCRIPT);
    await expect(async () => {
      const response = await page.reload();
      expect(await response?.text()).toContain('/sift/s.js');
    }).toPass();
    await script;
    await page.close();
  } finally {
    await end();
  }
});
