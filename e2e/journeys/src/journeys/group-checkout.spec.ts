import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { joinAsGuest, startGroup } from '../steps/group';
import { ADD, addPlainItem, LUCKNOW, openItem, openMenu } from '../steps/menu';

/** Adds a dish, goes back to the group, and gets ready. */
async function chooseAndGetReady(page: Page, groupPage: string, dish: string): Promise<void> {
  await openMenu(page);
  await addPlainItem(page, dish);
  await page.goto(groupPage);
  await page.getByRole('button', { name: /done/i }).first().click();
  await expect(page.getByText('You’re done. The host can see it.').first()).toBeAttached();
}

/** Adds more than the minimum for delivery. */
async function chooseEnough(page: Page): Promise<void> {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await addPlainItem(page, 'Dal makhani');
}

async function openCheckout(page: Page, card: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /check out/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('radio', { name: card }).check();
}

test('[GRP-14] the open checkout names what changed, and who only joins disturbs nobody', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/403 .*\/fulfillments\//);
  const link = await startGroup(page, await newPerson({ firstName: 'Ana', cards: ['visa'] }));
  const groupPage = page.url();
  await chooseEnough(page);
  const kay = await anotherPerson();
  await joinAsGuest(kay, link, 'Kay');
  await chooseAndGetReady(kay, groupPage, 'Mango lassi');
  await page.goto(groupPage);
  await expect(page.getByText('Mango lassi').first()).toBeVisible();
  await openCheckout(page, /4242/);
  const paying = page.getByRole('dialog');

  await test.step('Tom joins: the checkout stays as it is', async () => {
    const tom = await anotherPerson();
    await joinAsGuest(tom, link, 'Tom');
    await expect(page.getByText('Tom', { exact: true }).first()).toBeAttached();
    await expect(paying.getByRole('button', { name: /^Pay/ })).toBeEnabled();
    await expect(paying.getByRole('alert')).toBeHidden();
  });

  await test.step('Kay leaves: the difference is named, and Ana accepts the new total before she pays', async () => {
    await kay.getByRole('button', { name: 'Leave group order' }).click();
    await kay.getByRole('button', { name: 'Leave and remove my items' }).click();
    await expect(paying.getByRole('alert')).toHaveText(/Kay left\.\s*Was \$\d+\.\d\d, now \$\d+\.\d\d\./);
    await expect(paying.getByRole('button', { name: /^Pay/ })).toBeHidden();
    await expectAccessible(page, 'a checkout whose bill has changed');
    await paying.getByRole('button', { name: /^Accept the new total/ }).click();
    await paying.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/status/`));
    await expect(page.getByText('Dal makhani').first()).toBeVisible();
    await expect(page.getByText('Mango lassi')).toBeHidden();
  });
});

test('[GRP-24] a guest who adds while the host pays learns why, and may once the host has left the payment', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/403 .*\/fulfillments\//);
  watch.expectTrouble(/409 .*\/cart\//);
  const link = await startGroup(page, await newPerson({ firstName: 'Ana', cards: ['challenge'] }));
  const groupPage = page.url();
  await chooseEnough(page);
  const kay = await anotherPerson();
  await joinAsGuest(kay, link, 'Kay');
  await openMenu(kay);
  await page.goto(groupPage);
  await openCheckout(page, /3184/);
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog', { name: /3D Secure/ })).toBeVisible();

  const dish = await openItem(kay, 'Mango lassi');
  await dish.getByRole('button', { name: ADD }).click();
  await expect(kay.getByText(/^The host is paying right now, so nothing changed\./)).toBeVisible();
  await expect(dish).toBeVisible();

  await kay.goto(groupPage);
  await expect(kay.getByText(/is checking out/)).toBeVisible();
  await page.goto('about:blank');
  await expect(kay.getByText(/is checking out/)).toBeHidden();
  await openMenu(kay);
  await addPlainItem(kay, 'Mango lassi');
  await kay.goto(groupPage);
  await expect(kay.getByText('Mango lassi').first()).toBeVisible();
});
