import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../sandbox-controls';
import { chooseEntry, enter, type } from './keyboard';
import { tooWide } from './too-wide';
import { wordsIn } from './words';
import type { Words } from './words';

/** The days in a life are lived on a phone, in both languages, one by day and one by night. */
export const DAYS = (
  [
    ['en', 'light'],
    ['zh', 'dark'],
  ] as const
).map(([locale, colorScheme]) => ({
  locale,
  say: wordsIn(locale),
  title: `on a phone, ${locale}, ${colorScheme}`,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme },
}));

/** Signs in from any page by the keyboard, and returns to it. */
export async function signInByKeyboard(page: Page, say: Words, person: Person): Promise<void> {
  await enter(page, page.getByRole('button', { name: say('shell:account.guest') }).first());
  await chooseEntry(page, page.getByRole('menuitem', { name: say('shell:account.signIn') }));
  await type(page, page.locator('input[name="username"]'), person.email);
  await type(page, page.locator('input[name="password"]'), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(person.firstName) })).toBeVisible();
}

/** Expects that nothing is beyond the right edge of the narrowest phone. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);
}
