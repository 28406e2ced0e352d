import type { Locator, Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { LUCKNOW } from '../steps/menu';
import { fillCartByCalls, startGroupByCalls, tokenOf } from '../steps/order-by-calls';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

const SCREENS = {
  'mfe-menu-cart': { id: 'FED-07', path: `${LUCKNOW.path}/menu`, shows: /Lucknow Lunch Home/ },
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
    await mountAndUnmount(page, { remote, path, locale: 'en' }, async (container) => {
      await expect(container.getByRole('heading').first()).toContainText(shows);
    });
  });
}

test('[FED-12] a partner’s page mounts the checkout of a person’s cart up to the order, in both languages', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/favicon/);
  const { email } = await newPerson();
  const token = await tokenOf(email);
  await fillCartByCalls(token);
  for (const { locale, heading, dish, contact, review, place } of [
    {
      locale: 'en',
      heading: 'Checkout',
      dish: /Lemon rice box/,
      contact: 'Contact details',
      review: /Review/,
      place: /Place order/,
    },
    {
      locale: 'zh',
      heading: '結帳',
      dish: /檸檬|Lemon rice box/,
      contact: '聯絡資料',
      review: /核對訂單/,
      place: /確認下單/,
    },
  ]) {
    const asked = { remote: 'mfe-checkout', path: `${LUCKNOW.path}/place/order`, locale, token };
    await mountAndUnmount(page, asked, async (container) => {
      await expect(container.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(container.getByText(dish).first()).toBeVisible();
      // The partner's token says neither name nor email.
      await expect(container.getByRole('heading', { name: contact, exact: true })).toBeVisible();
      await expectAccessible(page, `a checkout on a partner’s page in ${locale}`);
      await container.getByRole('button', { name: review }).filter({ visible: true }).first().click();
      await expect(container.getByRole('button', { name: place }).filter({ visible: true })).toBeEnabled();
    });
  }
});

test('[FED-13] a partner’s page mounts the group order of its host, in both languages', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/favicon/);
  const { email, firstName } = await newPerson({ firstName: 'Ines' });
  const token = await tokenOf(email);
  const room = await startGroupByCalls(token);
  for (const { locale, invite } of [
    { locale: 'en', invite: /Invite/ },
    { locale: 'zh', invite: /邀請/ },
  ]) {
    const asked = { remote: 'mfe-group-order', path: room, locale, token };
    await mountAndUnmount(page, asked, async (container) => {
      await expect(container.getByText(firstName).first()).toBeVisible();
      await expect(container.getByText(/Lucknow Lunch Home/).first()).toBeVisible();
      await expect(container.getByRole('button', { name: invite }).first()).toBeEnabled();
      await expectAccessible(page, `a group order on a partner’s page in ${locale}`);
    });
  }
});

/** Mounts a screen, looks at it, unmounts it and expects that nothing of it is left. */
async function mountAndUnmount(
  page: Page,
  asked: Readonly<Record<string, string>>,
  look: (container: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`${urls().partner}/?${new URLSearchParams(asked).toString()}`);
  const container = page.locator('#container');
  const before = await leftovers(page);
  await page.getByRole('button', { name: 'Mount', exact: true }).click();
  await expect(page.locator('#state')).toHaveText('mounted');
  await look(container);
  await page.getByRole('button', { name: 'Unmount', exact: true }).click();
  await expect(page.locator('#state')).toHaveText('unmounted');
  await expect(container).toBeEmpty();
  await expect.poll(() => leftovers(page)).toEqual(before);
}

/** Returns what a page could still hold of an unmounted remote: elements beside its container. */
function leftovers(page: Page): Promise<{ readonly children: number }> {
  return page.evaluate(() => ({ children: document.body.childElementCount }));
}
