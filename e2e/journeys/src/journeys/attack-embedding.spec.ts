import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { LUCKNOW } from '../steps/menu';
import { openKnown, openPartner } from '../steps/partner';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

const menu = `${LUCKNOW.path}/menu`;
const LOGS = fileURLToPath(new URL('../../../../.tiffin/logs/', import.meta.url));
const PATHS = [
  '/',
  '/_app',
  menu,
  `${LUCKNOW.path}/order`,
  `${LUCKNOW.path}/place/order`,
  `${LUCKNOW.path}/status/none`,
  '/order/fulfillments/none/edit',
  '/order/team/join',
  '/order/team/join/v2',
  '/order/silent-check-sso.html',
  '/nowhere',
  '/?embed=hqo',
  '/remotes.json',
  '/health/live',
];

const tokenOf = async (email: string): Promise<string> => {
  const answer = await fetch(`${urls().partner}/embed/token?email=${encodeURIComponent(email)}`);
  return answer.text();
};
const says = (type: string, more: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  channel: 'tiffin-embed',
  version: 1,
  id: crypto.randomUUID(),
  type,
  ...more,
});

/** Sends messages into the shop's frame from its parent window. */
async function sendFromHost(page: Page, messages: readonly unknown[]): Promise<void> {
  await page.evaluate((all) => {
    const shop = document.querySelector<HTMLIFrameElement>('#shop');
    for (const message of all) shop?.contentWindow?.postMessage(message, '*');
  }, messages);
}

test('[EMB-06] messages of other windows are ignored: neither a sandboxed frame nor a sibling of the host’s origin signs anybody in', async ({
  page,
}) => {
  const thief = await tokenOf((await newPerson()).email);
  const { said } = await openPartner(page, { path: menu });
  await expect(said('host INIT')).toHaveCount(1);
  const message = says('TOKEN', { session_token: thief });
  await page.evaluate(async (stolen) => {
    const send = `parent.frames[0].postMessage(${JSON.stringify(stolen)}, '*')`;
    for (const sandbox of ['allow-scripts', null]) {
      const frame = document.createElement('iframe');
      if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = `<script>${send}</script>`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
    }
  }, message);
  // The same message from the parent window is accepted, so only the window was wrong.
  await sendFromHost(page, [message]);
  await expect(said('shop READY')).toHaveCount(1);
});

test('[EMB-06] broken, repeated, foreign and huge messages of the host change nothing', async ({ page }) => {
  const { email } = await newPerson();
  const { shop, said, state } = await openKnown(page, { email, path: menu });
  const token = await tokenOf((await newPerson()).email);
  const huge = 'x'.repeat(2_000_000);
  await sendFromHost(page, [
    null,
    7,
    huge,
    { channel: 'other', type: 'TOKEN' },
    says('TOKEN', {}),
    says('TOKEN', { session_token: huge }),
    says('TOKEN', { session_token: { toString: 'x' } }),
    says('TOKEN', { session_token: token, id: 'constructor' }),
    says('TOKEN', { session_token: token, id: huge }),
    says('INIT', { initData: { session_token: token } }),
    says('NEWS', {}),
    Array.from({ length: 100_000 }, (_, index) => index),
  ]);
  await page.getByRole('button', { name: 'Send a message of version 2' }).click();
  await expect(state).toHaveText('the shop refused: VERSION');
  await expect(said('shop READY')).toHaveCount(1);
  await expect(shop.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expectAccessible(page, 'a frame that was sent rubbish');
});

test('[EMB-06] a repeated message is ignored', async ({ page }) => {
  const { said } = await openPartner(page, { path: menu });
  await expect(said('host INIT')).toHaveCount(1);
  const message = says('TOKEN', { session_token: await tokenOf((await newPerson()).email) });
  await sendFromHost(page, [message]);
  await expect(said('shop READY')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign the person out' }).click();
  await sendFromHost(page, [message, message]);
  const other = says('TOKEN', { session_token: await tokenOf((await newPerson()).email) });
  await sendFromHost(page, [other]);
  await expect(said('shop READY')).toHaveCount(2);
});

test('[EMB-06] only the configured hosts may frame a page, on every route', async ({ page, watch }) => {
  watch.expectTrouble(/stranger\.example|frame-ancestors|Failed to load resource|foreign host/);
  await page.route('http://stranger.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A stranger</title>' }),
  );
  await page.goto('http://stranger.example/');
  for (const path of PATHS) {
    await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = src;
      document.body.replaceChildren(frame);
      await loaded;
    }, urls().shell + path);
    const framed = () => page.frames().filter((frame) => frame !== page.mainFrame());
    await expect
      .poll(() => framed().map((frame) => frame.url()), { message: path })
      .toEqual(['chrome-error://chromewebdata/']);
  }
});

test('[EMB-06] [EMB-07] a host’s token is in no log, report, URL, cookie or storage', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource.*401/);
  const { email } = await newPerson();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const { said, state, shop } = await openKnown(page, { email, path: menu });
  const token = await tokenOf(email);
  await sendFromHost(page, [says('TOKEN', { session_token: token })]);
  await expect(said('shop READY')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send a wrong token' }).click();
  await expect(state).toHaveText('the shop refused: TOKEN');
  const kept = (await page.context().cookies()).map(({ value }) => value);
  const reports = await (await fetch(`${urls().sandbox}/errors`)).text();
  const logs = await Promise.all((await readdir(LOGS)).map((file) => readFile(LOGS + file, 'utf8')));
  const written = [...lines, ...asked, ...kept, ...logs, reports, shop.url(), await shop.content()].join(
    '\n',
  );
  expect(written).not.toContain(token.slice(-40));
  expect(written).not.toContain('worth.nothing.at-all');
});
