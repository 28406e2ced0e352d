import { expect, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

test('[FED-05] one React, router, query client, session and bus, however many remotes are loaded', async ({
  page,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const [path, name] of [
    [`${LUCKNOW.path}/place/order`, 'Checkout'],
    ['/order/team/join', 'Order with your team'],
    ['/', /lunch/],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(urls().shell + path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const instances = await page.evaluate(() =>
    Object.entries(Reflect.get(globalThis, Symbol.for('tiffin.instances')) ?? {}),
  );
  expect(instances.length).toBeGreaterThanOrEqual(7);
  expect(instances.filter(([, count]) => count !== 1)).toEqual([]);
});
