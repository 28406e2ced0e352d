import { LUCKNOW } from '../steps/menu';
import { test } from './studio';

const THALI = `${LUCKNOW.path}/menu?item=build-your-own-thali`;

test('the item', async ({ page, camera, say }) => {
  await camera.open(THALI);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await camera.shoot('item');

  await dialog.getByRole('checkbox').first().uncheck();
  await dialog
    .getByRole('button', { name: say('mfe-menu-cart#item:add') })
    .last()
    .click();
  await dialog.getByText(say('mfe-menu-cart#item:choose_one')).first().waitFor();
  await camera.shoot('item-unmet');

  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('radio').nth(1).check();
  await camera.shoot('item-filled');
});

test('an item that is gone', async ({ page, camera }) => {
  await camera.open(`${LUCKNOW.path}/menu?item=no-such-dish`);
  await page.getByRole('dialog').waitFor();
  await camera.shoot('item-gone');
});
