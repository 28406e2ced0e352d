import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../browser-path';
import { expect, test } from '../fixtures';
import { LUCKNOW } from '../steps/menu';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

const SCREENS = {
  'mfe-menu-cart': { id: 'FED-07', path: `${LUCKNOW.path}/menu`, shows: /Lucknow Lunch Home/ },
  'mfe-checkout': { id: 'FED-12', path: `${LUCKNOW.path}/place/order`, shows: /./ },
  'mfe-group-order': { id: 'FED-13', path: '/order/fulfillments/none/edit', shows: /./ },
  'mfe-teams': { id: 'FED-14', path: '/order/team/join', shows: /team/i },
  'mfe-order-status': {
    id: 'FED-15',
    path: `${LUCKNOW.path}/status/none?orderIdentifierType=GUEST_TOKEN`,
    shows: /order/i,
  },
} as const;

for (const [remote, { id, path, shows }] of Object.entries(SCREENS)) {
  test(`[${id}] ${remote} is mounted by a partner's page without React, and leaves nothing behind`, async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/Failed to load resource.*(401|403|404)|favicon/);
    await page.goto(`${urls().partner}/?${new URLSearchParams({ remote, path, locale: 'en' }).toString()}`);
    const container = page.locator('#container');
    const before = await leftovers(page);
    await page.getByRole('button', { name: 'Mount', exact: true }).click();
    await expect(page.locator('#state')).toHaveText('mounted');
    await expect(container.getByRole('heading').first()).toContainText(shows);
    await page.getByRole('button', { name: 'Unmount', exact: true }).click();
    await expect(page.locator('#state')).toHaveText('unmounted');
    await expect(container).toBeEmpty();
    await expect.poll(() => leftovers(page)).toEqual(before);
  });
}

/** Returns what a page could still hold of an unmounted remote: elements beside its container. */
function leftovers(page: Page): Promise<{ readonly children: number }> {
  return page.evaluate(() => ({ children: document.body.childElementCount }));
}
