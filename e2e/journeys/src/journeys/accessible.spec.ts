import { expect, expectAccessible, test } from '../fixtures';
import { urls } from '../urls';

test('a control that is too small for a finger is found', async ({ page }) => {
  await page.goto(`${urls().shell}/order/team/join`);
  await page.evaluate(() => {
    const low = document.createElement('button');
    low.append('Low');
    document.querySelector('main')?.append(low);
  });
  await expect(expectAccessible(page, 'the page')).rejects.toThrow('24 px: <button>Low');
});

test('a button without a name is found, in the page and in a frame of another origin', async ({ page }) => {
  await page.goto(`${urls().shell}/order/team/join`);
  await expectAccessible(page, 'the page as it is');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page, 'the page')).rejects.toThrow('button-name');

  await page.goto(`${urls().partner}/embed`);
  const frame = page.frameLocator('iframe').locator('main');
  await expect(frame).toBeVisible();
  await frame.evaluate((main) => main.append(document.createElement('button')));
  await expect(expectAccessible(page, 'the frame')).rejects.toThrow('button-name');
});
