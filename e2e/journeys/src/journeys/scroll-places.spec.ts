import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const PLACE = 600;
/** What comes late above the place moves it by so much at most. */
const NEAR = 120;
const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const awayFrom = async (place: number, page: Page): Promise<number> => Math.abs((await top(page)) - place);

test('a screen begins at its top, and is where it was when somebody comes back to it', async ({ page }) => {
  await openMenu(page);
  await page.evaluate((place) => window.scrollTo(0, place), PLACE);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /team/i })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: /team/i })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeAttached();
  await expect.poll(() => awayFrom(PLACE, page)).toBeLessThan(NEAR);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeAttached();
  await expect.poll(() => awayFrom(PLACE, page)).toBeLessThan(NEAR);
  await page.goto(`${urls().shell}/m/mak-kee-dim-sum/menu`);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await expectAccessible(page, 'a menu at its top');
});
