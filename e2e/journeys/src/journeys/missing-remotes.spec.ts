import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const SCREENS = {
  'mfe-menu-cart': `${LUCKNOW.path}/menu`,
  'mfe-checkout': `${LUCKNOW.path}/place/order`,
  'mfe-group-order': '/order/fulfillments/none/edit',
  'mfe-teams': '/order/team/join',
  'mfe-order-status': `${LUCKNOW.path}/status/none?orderIdentifierType=ID`,
} as const;

for (const [remote, path] of Object.entries(SCREENS)) {
  test(`[FED-01] the assets of ${remote} are missing: the rest works, and a retry succeeds without a reload`, async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(
      /Failed to load resource|404|403|401|net::ERR|\[ Federation Runtime \]|RUNTIME-|ChunkLoadError/,
    );
    let missing = true;
    await page.route(`${urls().assets}/${remote}/**`, (route) =>
      missing ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.goto(urls().shell + path);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expectAccessible(page, `the gap of ${remote}`);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await test.step('another remote still works', async () => {
      const other = remote === 'mfe-teams' ? '/' : '/order/team/join';
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(urls().shell + other);
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
      await elsewhere.close();
    });

    missing = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/could not be loaded|did not load/i)).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

test('[FED-05] one React, one router, one query client, one session and one bus, however many remotes load', async ({
  page,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const path of [`${LUCKNOW.path}/place/order`, '/order/team/join', '/']) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(urls().shell + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const instances = await page.evaluate(() =>
    Object.entries(Reflect.get(globalThis, Symbol.for('tiffin.instances')) ?? {}),
  );
  expect(instances.length).toBeGreaterThanOrEqual(7);
  expect(instances.filter(([, count]) => count !== 1)).toEqual([]);
});
