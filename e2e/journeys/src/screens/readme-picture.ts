import { root } from '@tiffin/tooling/commands/workspace-root.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { settle } from './camera';
import { test } from './studio';

const DISHES = ['Dal makhani', 'Chicken kathi roll', 'Mango lassi'];

test('the menu with a cart, for the README', async ({ page, camera }) => {
  await openMenu(page);
  for (const dish of DISHES) await addPlainItem(page, dish);
  await camera.open(`${LUCKNOW.path}/menu`);
  await settle(page);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  writeFileSync(join(root, '.github/screen.webp'), Buffer.from(data, 'base64'));
});
