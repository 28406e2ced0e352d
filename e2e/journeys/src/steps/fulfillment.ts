import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Takes the order at the counter, from menu or order page. */
export async function choosePickup(page: Page): Promise<void> {
  const pickup = page.getByRole('radio', { name: 'Pickup' }).first();
  await pickup.click({ force: true });
  await expect(pickup).toBeChecked();
}
