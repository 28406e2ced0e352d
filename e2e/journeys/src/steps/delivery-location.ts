import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The field of the home page that says where lunch goes. */
export const locationField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Delivery address' });

/** Types an address or a city on the home page and chooses the first suggestion by keyboard. */
export async function chooseLocation(page: Page, typed: string): Promise<void> {
  await locationField(page).click();
  // The suggestions load with the first focus.
  await expect(locationField(page)).toHaveAttribute('aria-autocomplete', 'list');
  await locationField(page).fill(typed);
  await expect(page.getByRole('option').first()).toContainText(typed.split(',')[0] ?? typed);
  await locationField(page).press('ArrowDown');
  await locationField(page).press('Enter');
  await expect(locationField(page)).toHaveValue(new RegExp(typed.split(',')[0] ?? typed));
}
