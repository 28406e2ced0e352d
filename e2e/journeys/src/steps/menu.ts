import type { Locator, Page } from '@playwright/test';
import { urls } from '../urls';
import { expect } from '../fixtures';
import { takenOver } from './rendered-page';

/** A page, or a frame in one. */
export type Screen = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

/** A merchant that is always open, with delivery, pickup and nested options. */
export const LUCKNOW = { path: '/m/lucknow-lunch-home', name: 'Lucknow Lunch Home' } as const;

/** The names of dishes of this merchant in both languages of its menu, as the names of their links begin. */
export const DISHES = {
  en: { dal: /^Dal makhani/, lassi: /^Mango lassi/ },
  zh: { dal: /^慢燉黑扁豆/, lassi: /^芒果奶昔/ },
} as const;

export async function openMenu(
  page: Page,
  merchant: { path: string; name: string } = LUCKNOW,
): Promise<void> {
  await page.goto(`${urls().shell}${merchant.path}/menu`);
  await expect(page.getByRole('heading', { level: 1, name: merchant.name })).toBeVisible();
}

/** Waits until every part of the menu page has loaded, so that the clock may jump. */
export async function waitForWholeMenu(page: Screen): Promise<void> {
  await expect(page.getByRole('link', { name: /^Dal makhani/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a group order' }).first()).toBeVisible();
  await takenOver(page);
}

/** The button that adds an item to the cart, with its price. */
export const ADD = /^Add (?!one)/;

/** Opens the item's dialog from its card. A line in the cart begins with another word. */
export async function openItem(page: Screen, name: string): Promise<Locator> {
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Adds an item that needs no choice. */
export async function addPlainItem(page: Screen, name: string): Promise<void> {
  await addOpenItem(page, await openItem(page, name));
}

/** Adds the item whose dialog is open, or edits its line, and waits until the cart has it: the dialog leaves at the press. */
export async function addOpenItem(page: Screen, dialog: Locator, add = ADD): Promise<void> {
  await dialog.getByRole('button', { name: add }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^(Adding |Updating |正在加入|正在更新)/)).toHaveCount(0);
  await expect(dialog).toBeHidden();
}

/** Opens the order page: the cart as a page, the same on a phone and on a desktop. */
export async function openOrderPage(page: Page, merchant: { path: string } = LUCKNOW): Promise<void> {
  await page.goto(`${urls().shell}${merchant.path}/order`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Parses `−$1,234.50` as -123450. */
export function centsOf(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  const cents = Math.round(Number(digits) * 100);
  return /[−-]/.test(text) ? -cents : cents;
}
