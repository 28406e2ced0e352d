import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { urls } from '../urls';

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('a screen starts at its top, and restores its scroll position on the way back', async ({ page }) => {
  await openMenu(page);
  await waitForWholeMenu(page);
  // The page learns its position from the event, which comes with the next frame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, 600);
      }),
  );
  const left = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /team/i })
    .evaluate((link) => {
      const position = Math.round(window.scrollY);
      if (link instanceof HTMLElement) link.click();
      return position;
    });
  expect(left).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1, name: /team/i })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeAttached();
  await expect.poll(() => top(page)).toBe(left);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeAttached();
  await expect.poll(() => top(page)).toBe(left);
  await page.goto(`${urls().shell}/m/mak-kee-dim-sum/menu`);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await expectAccessible(page, 'a menu at its top');
});
