import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

const PHONE_HEIGHT = 844;

/** The restaurants of the home page. A link may say which dish was searched for. */
export const merchantCards = (page: Page): Locator => page.getByRole('main').locator('li > a[href*="/menu"]');

/** Expects two whole restaurants on a phone's first screenful. A wider screen only has to show them. */
export async function expectTwoMerchantsAtOnce(page: Page): Promise<void> {
  const second = merchantCards(page).nth(1);
  await expect(second).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) > 767) return;
  await expect
    .poll(async () => {
      const box = await second.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(PHONE_HEIGHT);
}
