import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { fillCard, fillGuest, goToReview, placeOrder } from './checkout';
import { choosePickup } from './fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from './menu';

/** Orders a guest's lunch, from the menu to the status page. */
export async function orderLunch(page: Page, email: string): Promise<void> {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  await fillGuest(page, email);
  await fillCard(page, '4242 4242 4242 4242');
  await goToReview(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
}
