import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { test } from './studio';

test('the cart', async ({ page, camera, say }) => {
  await openMenu(page);
  await addPlainItem(page, 'Mango lassi');
  await camera.open(`${LUCKNOW.path}/order`);
  await camera.shoot('cart-below-minimum');

  await page.goto(`${new URL(page.url()).origin}${LUCKNOW.path}/menu?lang=en`);
  for (const dish of ['Dal makhani', 'Chicken kathi roll']) await addPlainItem(page, dish);
  await camera.open(`${LUCKNOW.path}/menu`);
  await camera.shoot('menu-with-cart');
  await camera.open(`${LUCKNOW.path}/menu?cart=open`);
  await camera.shoot('cart-sheet');
  await camera.open(`${LUCKNOW.path}/order`);
  await camera.shoot('cart');

  await page
    .getByRole('button', { name: say('mfe-menu-cart#cart-panel:settings.noAddress') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('cart-address');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shared/places/cart-settings:fulfillment.apply') })
    .click();
  await camera.shoot('cart-address-missing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('mfe-menu-cart#cart-panel:schedule.soon') }).click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('cart-schedule');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('shared/screen-parts#promo-codes:add') }).click();
  await camera.shoot('cart-promo');
});

test('the wallets of a cart', async ({ page, camera }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  for (const [name, path] of [
    ['cart-wallets', '/order'],
    ['cart-sheet-wallets', '/menu?cart=open'],
  ] as const) {
    await camera.open(LUCKNOW.path + path);
    await page.getByRole('button', { name: 'Google Pay' }).waitFor();
    await camera.shoot(name);
  }
});
