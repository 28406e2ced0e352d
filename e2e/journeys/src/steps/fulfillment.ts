import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Screen } from './menu';
import { saved } from './saved';

/** Chooses pickup on the menu or order page, also in a frame, and waits until the service has stored it. */
export async function choosePickup(page: Page, screen: Screen = page): Promise<void> {
  const pickup = screen.getByRole('radio', { name: /^(Pickup|自取)/ }).first();
  await saved(page, /\/v1\/cart\/[^/]+\/fulfillment$/, () => pickup.click());
  await expect(pickup).toBeChecked();
}
