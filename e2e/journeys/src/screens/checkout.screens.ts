import { choosePayment, fillCard, fillGuest, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { newPerson } from '../sandbox-controls';
import { test } from './studio';

const CHECKOUT = `${LUCKNOW.path}/place/order`;

test("a guest's checkout", async ({ page, camera, say }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await camera.open(CHECKOUT);
  await camera.shoot('checkout-guest-address-missing');

  await page.goto(new URL(`${LUCKNOW.path}/menu?lang=en`, page.url()).href);
  await choosePickup(page);
  await camera.open(CHECKOUT);
  await camera.shoot('checkout-guest');

  await page
    .getByRole('radio', { name: say('mfe-checkout:tip.other') })
    .first()
    .check();
  await page.getByLabel(say('mfe-checkout:tip.custom')).fill('201');
  await page.getByRole('button', { name: say('mfe-checkout:tip.save') }).click();
  await page.getByText(say('mfe-checkout:tip.errors.range')).first().waitFor();
  await page
    .getByRole('button', { name: say('mfe-checkout:review.go') })
    .first()
    .click();
  await camera.shoot('checkout-errors');
});

test('checkout, signed in', async ({ page, camera, say }) => {
  const nora = await newPerson({ cards: ['visa'] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await addPlainItem(page, 'Mango lassi');
  await choosePickup(page);
  await camera.open(CHECKOUT);
  await page.getByRole('radio', { name: /4242/ }).check();
  await camera.shoot('checkout-payment');
  await page.getByRole('button', { name: say('shared/screen-parts#promo-codes:add') }).click();
  await camera.shoot('checkout-promo');
  await page
    .getByRole('button', { name: say('mfe-checkout:review.go') })
    .first()
    .click();
  await page
    .getByRole('button', { name: say('mfe-checkout:review.place') })
    .first()
    .waitFor();
  await camera.shoot('checkout-review');
});

test('a declined card', async ({ page, camera }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(CHECKOUT, page.url()).href);
  await fillGuest(page, 'gus@guest.example');
  await fillCard(page, '4000 0000 0000 0002');
  await goToReview(page);
  await placeOrder(page);
  await page.getByRole('alert').first().waitFor();
  // The page must not load again: the notice would be gone.
  if (camera.language === 'zh') await page.getByRole('contentinfo').getByText('繁體中文').click();
  await camera.shoot('checkout-declined');
});

test('a bank that asks', async ({ page, camera }) => {
  const nora = await newPerson({ cards: ['challenge'] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(CHECKOUT, page.url()).href);
  await choosePayment(page, /3184/);
  await goToReview(page);
  await placeOrder(page);
  await page.getByRole('dialog').waitFor();
  await camera.shoot('checkout-challenge');
});
