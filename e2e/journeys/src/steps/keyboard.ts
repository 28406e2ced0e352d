import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

const MOST_PRESSES = 200;

/** Presses Tab until an element has the focus, as a person without a mouse does. It may be in a frame. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntil(page, 'Tab', target, () => hasFocus(target));
}

/** Reaches an element by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.evaluate(() => document.documentElement.setAttribute('data-pressed', ''));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(hasLostFocus).catch(() => true), 'the focus is lost').toBe(false);
}

/** Reaches a field by Tab and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Reaches a group of radio buttons by Tab and chooses one of them by the arrow keys. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  await pressUntil(page, 'Tab', radio, () => radio.evaluate(isInFocusedGroup));
  await pressUntil(page, 'ArrowRight', radio, () => radio.isChecked());
}

/** Reaches an entry of an open menu by the arrow keys and presses Enter. */
export async function chooseEntry(page: Page, entry: Locator): Promise<void> {
  await pressUntil(page, 'ArrowDown', entry, () => hasFocus(entry));
  await page.keyboard.press('Enter');
}

async function pressUntil(
  page: Page,
  key: string,
  target: Locator,
  isDone: () => Promise<boolean>,
): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isDone()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** A page that was loaded anew starts at its top. */
function hasLostFocus(): boolean {
  return document.documentElement.hasAttribute('data-pressed') && document.activeElement === document.body;
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement && document.hasFocus());
}

function isInFocusedGroup(radio: Element): boolean {
  return document.activeElement?.getAttribute('name') === radio.getAttribute('name');
}
