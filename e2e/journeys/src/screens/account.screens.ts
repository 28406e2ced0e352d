import { addPlainItem, openMenu } from '../steps/menu';
import { signIn } from '../steps/sign-in';
import { newPerson } from '../sandbox-controls';
import { urls } from '../urls';
import { test } from './studio';

test('account and the pages of the identity provider', async ({ page, camera, say }) => {
  await camera.open('/');
  await page.getByRole('button', { name: say('shell:account.guest') }).click();
  await page.getByRole('menuitem').first().waitFor();
  await camera.shoot('account-menu');
  await page.getByRole('menuitem', { name: say('shell:account.register') }).click();
  await page.waitForURL(/\/auth\//);
  await camera.shoot('register');
  await page.goBack();
  await page.getByRole('button', { name: say('shell:account.guest') }).click();
  await page.getByRole('menuitem', { name: say('shell:account.signIn') }).click();
  await page.waitForURL(/\/auth\//);
  await camera.shoot('sign-in');
});

test('my orders', async ({ page, camera, say }) => {
  await openMenu(page);
  await signIn(page, await newPerson());
  await addPlainItem(page, 'Dal makhani');
  await camera.open('/');
  await camera.shoot('home-with-cart');
  await page.getByRole('button', { name: say('shell:header.myOrders_one') }).click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('my-orders');
});

test('the help that the footer links to', async ({ page, camera }) => {
  await page.goto(`${urls().sandbox}/pages/help?ui_locales=${camera.language}`);
  await camera.shoot('help');
});

test('the mailbox', async ({ page, camera }) => {
  await page.goto(`${urls().sandbox}/mailbox?lang=${camera.language}`);
  await camera.shoot('mailbox');
});
