import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, ordersOf, type Person } from '../sandbox-controls';
import { choosePayment, fillCard, goToReview, placeOrder } from '../steps/checkout';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { choosePickup } from '../steps/fulfillment';
import { signIn } from '../steps/sign-in';

const CHALLENGE_CARD = '4000 0027 6000 3184';

test('[CHK-04] [CHK-05] a new card with an accepted challenge places one order', async ({ page }) => {
  const nora = await reviewWithChallengeCard(page);
  await placeOrder(page);
  const bank = page.getByRole('dialog', { name: /3D Secure/ });
  await expectAccessible(page, "the bank's question");
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/status\//);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

test('[CHK-22] a declined challenge: no order, everything kept, another try works', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/402 .*\/stripe\/challenge/);
  const nora = await reviewWithChallengeCard(page);
  await placeOrder(page);
  await page
    .getByRole('dialog', { name: /3D Secure/ })
    .getByRole('button', { name: 'Fail' })
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await ordersOf(nora.email)).toHaveLength(0);
  await expectAccessible(page, 'a refused card');

  await placeOrder(page);
  await page
    .getByRole('dialog', { name: /3D Secure/ })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(page).toHaveURL(/\/status\//);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

test('[CHK-17] a challenge abandoned by a reload: no order, then exactly one', async ({ page }) => {
  const nora = await reviewWithChallengeCard(page);
  await placeOrder(page);
  await expect(page.getByRole('dialog', { name: /3D Secure/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
  expect(await ordersOf(nora.email)).toHaveLength(0);

  await placeOrder(page);
  await page
    .getByRole('dialog', { name: /3D Secure/ })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(page).toHaveURL(/\/status\//);
  expect(await ordersOf(nora.email)).toHaveLength(1);

  await page.goBack();
  await expect(page.getByRole('button', { name: /Place order/ })).toBeHidden();
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

test('[CHK-17] a double click and a lost answer make one order', async ({ page, watch }) => {
  watch.expectTrouble(/Failed to load resource|net::ERR/);
  const nora = await newPerson({ cards: ['visa'] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  await choosePayment(page, /4242/);
  await goToReview(page);

  let lost = 0;
  await page.route('**/v1/order', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /Place order/ }).dblclick();
  await expect(page).toHaveURL(/\/status\//);
  expect(lost).toBe(1);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

async function reviewWithChallengeCard(page: Page): Promise<Person> {
  const nora = await newPerson({ cards: [] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  await fillCard(page, CHALLENGE_CARD);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('radio', { name: /3184/ })).toBeChecked();
  await goToReview(page);
  return nora;
}
