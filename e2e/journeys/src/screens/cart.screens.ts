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
    .getByRole('button', { name: say('mfe-menu-cart:settings.noAddress') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('cart-address');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('mfe-menu-cart:fulfillment.apply') })
    .click();
  await camera.shoot('cart-address-missing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('mfe-menu-cart:schedule.soon') }).click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('cart-schedule');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('mfe-menu-cart:promo.add') }).click();
  await camera.shoot('cart-promo');
});
