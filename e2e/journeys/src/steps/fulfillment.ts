import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Screen } from './menu';
import { saved } from './saved';

/** Takes the order at the counter, from menu or order page, also in a frame; ends when the service knows it. */
export async function choosePickup(page: Page, screen: Screen = page): Promise<void> {
  const pickup = screen.getByRole('radio', { name: /^(Pickup|自取)/ }).first();
  await saved(page, /\/v1\/cart\/[^/]+\/fulfillment$/, () => pickup.click());
  await expect(pickup).toBeChecked();
}
