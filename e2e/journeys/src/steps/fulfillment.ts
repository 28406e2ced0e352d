import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { saved } from './saved';

/** Takes the order at the counter, from menu or order page; ends when the service knows it. */
export async function choosePickup(page: Page): Promise<void> {
  const pickup = page.getByRole('radio', { name: 'Pickup' }).first();
  await saved(page, /\/v1\/cart\/[^/]+\/fulfillment$/, () => pickup.click({ force: true }));
  await expect(pickup).toBeChecked();
}
