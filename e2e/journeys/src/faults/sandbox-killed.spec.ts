import { expect, test } from '../fixtures';
import { newPerson, ordersOf } from '../sandbox-controls';
import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { ADD, addPlainItem, LUCKNOW, openItem, openMenu } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { startOwnStack } from '../stack-controls';

test('[RTE-14] the services are killed between cart and payment: cart, session and orders survive', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource|net::ERR|ERR_CONNECTION/);
  const { stack, end } = await startOwnStack('killed');
  const killSandbox = (): Promise<void> => stack.kill('sandbox', 'SIGKILL');
  const restartSandbox = (): Promise<void> => stack.restart('sandbox');
  const nora = await newPerson({ cards: ['visa'] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);

  const lassi = await openItem(page, 'Mango lassi');
  await expect(lassi.getByRole('button', { name: ADD })).toBeEnabled();
  await killSandbox();
  await lassi.getByRole('button', { name: ADD }).click();
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /try again/i })
      .first(),
  ).toBeVisible();
  await restartSandbox();

  await page.goto(`${new URL(page.url()).origin}${LUCKNOW.path}/place/order`);
  await expect(page.getByRole('button', { name: new RegExp(`${nora.firstName}.*’s account`) })).toBeVisible();
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
  await choosePayment(page, /4242/);
  await goToReview(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/status\//);

  await killSandbox();
  await restartSandbox();
  await page.reload();
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
  expect(await ordersOf(nora.email)).toHaveLength(1);
  // Closing services answer 503 without CORS headers, so no page may send requests then.
  await page.close();
  await end();
});
