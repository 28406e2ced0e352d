import type { Page } from '@playwright/test';
import { newPushBrowser } from '@tiffin/sandbox/push-browser';
import type { PushBrowser } from '@tiffin/sandbox/push-browser';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import {
  allowNotifications,
  clickNotification,
  deliverPush,
  shownNotifications,
} from '../steps/notifications';
import { orderByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

test.use({ ...WHOLE_BROWSER, serviceWorkers: 'allow' });

const sandbox = (): { readonly url: string } => ({ url: urls().sandbox });

/** Waits for the newest message at the stand-in of the push service and returns its text. */
async function arrived(browser: PushBrowser, count: number): Promise<string> {
  await expect.poll(async () => (await browser.messages()).length).toBe(count);
  return (await browser.messages()).at(-1)?.text ?? '';
}

async function orderAsGuest(): Promise<{ readonly orderId: string; readonly path: string }> {
  const shopper = Shopper.guest(sandbox());
  const { body } = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const { orderId, guestOrderToken } = body.order;
  return {
    orderId,
    path: `${LUCKNOW.path}/status/${guestOrderToken}?orderIdentifierType=GUEST_TOKEN`,
  };
}

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/')) !== undefined);

test('a guest is told that the courier has the food, and opens the order from the notification', async ({
  page,
  context,
}) => {
  const browser = newPushBrowser(sandbox());
  await allowNotifications(context, browser);
  const { orderId, path } = await orderAsGuest();
  await openMenu(page);
  await expect(page.getByText('Get a notification')).toHaveCount(0);
  expect(await hasWorker(page)).toBe(false);

  await page.goto(urls().shell + path);
  const offer = page.getByRole('button', { name: 'Tell me when my order arrives' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'the offer of notifications');
  await offer.click();
  const off = page.getByRole('button', { name: 'Turn off' });
  await expect(off).toBeFocused();
  await expectAccessible(page, 'notifications that are on');
  await page.reload();
  await expect(off).toBeVisible();

  await advanceOrderTo(orderId, 'COURIER_PICKED_UP');
  await expect.poll(async () => (await browser.messages()).at(-1)?.text).toContain('pickedUp');
  const { headers, text } = (await browser.messages()).at(-1) ?? { headers: {}, text: '' };
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(headers['authorization']).toMatch(/^vapid t=.+, k=.+/);
  expect(text).not.toContain('Lucknow Lunch Home');

  await deliverPush(page, text);
  expect(await shownNotifications(page)).toEqual([
    { title: 'Your order is on the way', body: 'The courier has your food.', lang: 'en', tag: path },
  ]);
  expect(await clickNotification(context)).toEqual([`focused ${new URL(path, urls().shell).pathname}`]);
  await expect.poll(() => shownNotifications(page)).toEqual([]);

  await deliverPush(page, '{"path":"https://evil.example/","title":"Pay here","body":"now"}');
  expect(await shownNotifications(page)).toMatchObject([
    { title: 'Tiffin', body: 'There’s news about your order.' },
  ]);
  expect(await clickNotification(context)).toEqual([]);

  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await deliverPush(page, text);
  expect(await shownNotifications(page)).toMatchObject([{ tag: path }]);
  expect(await clickNotification(context)).toEqual([`opened ${path}`]);

  await page.goto(urls().shell + path);
  await off.click();
  await expect(offer).toBeFocused();
  const before = (await browser.messages()).length;
  await advanceOrderTo(orderId, 'COURIER_DROPPED_OFF');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(page.getByText('Get a notification')).toHaveCount(0);
  expect((await browser.messages()).length).toBe(before);
});

test('a signed-in person is told in Chinese that food is ready, and signing out ends it', async ({
  page,
  context,
}) => {
  const browser = newPushBrowser(sandbox());
  await allowNotifications(context, browser);
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  const path = `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`;
  await openMenu(page);
  await signIn(page, person);
  await page.goto(urls().shell + path);
  await page.getByRole('button', { name: /account/ }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await page.getByRole('button', { name: '餐點準備好時通知我' }).click();
  await expect(page.getByRole('button', { name: '關閉通知' })).toBeVisible();
  await expectAccessible(page, 'notifications that are on, in Chinese');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);

  await advanceOrderTo(orderId, 'ACCEPTED');
  await arrived(browser, 1);
  await advanceOrderTo(orderId, 'PREPARED');
  await deliverPush(page, await arrived(browser, 2));
  expect(await shownNotifications(page)).toEqual([
    { title: '餐點已準備好', body: '餐點在餐廳等你。', lang: 'zh-Hant', tag: path },
  ]);

  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await page.getByRole('button', { name: /帳戶/ }).click();
  const ended = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/order-news/'),
  );
  await page.getByRole('menuitem', { name: '登出' }).click();
  await ended;
  await expect(page.getByRole('button', { name: '帳戶', exact: true })).toBeVisible();
  expect(await page.evaluate(() => caches.has('tiffin-order-news'))).toBe(false);
  await expect.poll(() => hasWorker(page)).toBe(false);
});
