import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { countPageResources, resourcesLeftIn } from '../steps/page-resources';
import { orderByCalls, tokenOf } from '../steps/order-by-calls';
import { urls } from '../urls';

/** Timeouts and warnings that single-spa itself sets and never clears. */
const SINGLE_SPA_MS = [1000, 5000, 10_000];

test('[FED-08] [FED-15] single-spa mounts, unmounts and mounts the order status again, two at once, and nothing leaks', async ({
  page,
}) => {
  const { email } = await newPerson();
  const orders = [await orderByCalls(email), await orderByCalls(email)].join(',');
  await countPageResources(page);
  await page.goto(
    `${urls().partner}/single-spa?${new URLSearchParams({ orders, token: await tokenOf(email) }).toString()}`,
  );
  const [state, main] = [page.locator('#state'), page.locator('main')];
  const go = (hash: string) => page.locator(`nav a[href="#${hash}"]`).dispatchEvent('click');
  const headings = main.getByRole('heading', { name: 'Your order' });
  const left = [];
  for (const hash of ['order-1', 'order-1&order-2', 'order-2']) {
    await go(hash);
    await expect(headings).toHaveCount(hash.includes('&') ? 2 : 1);
    await go('');
    await expect(state).toHaveText(/^order-1 NOT_(?:MOUNTED|LOADED), order-2 NOT_(?:MOUNTED|LOADED)$/);
    await expect(main.locator('*')).toHaveCount(2);
    await expect.poll(() => timersLeft(page)).toEqual({ timeouts: [], intervals: 0 });
    left.push(await heldBy(page));
  }
  await expect.poll(() => heldBy(page)).toEqual(left[1]);
  await go('order-1&order-2');
  await expect(headings).toHaveCount(2);
  await expectAccessible(page, 'two applications of single-spa');
});

async function timersLeft(page: Page): Promise<object> {
  const { timeouts, intervals } = await resourcesLeftIn(page);
  return { timeouts: timeouts.filter((ms) => !SINGLE_SPA_MS.includes(ms)), intervals };
}

/** Returns what the page holds apart from timers. */
async function heldBy(page: Page): Promise<object> {
  const { globals, head, bodyElements, listeners } = await resourcesLeftIn(page);
  return { globals, head, bodyElements, listeners };
}
