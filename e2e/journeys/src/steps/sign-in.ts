import type { BrowserContext, Cookie, Locator, Page } from '@playwright/test';
import type { Person } from '../sandbox-controls';
import { expect } from '../fixtures';
import { provider } from '../sign-on/provider';
import { urls } from '../urls';

/** Returns the account button of a page that shows this person. */
export function asPerson(page: Page, { firstName }: Pick<Person, 'firstName'>): Locator {
  return page.getByRole('button', { name: new RegExp(`${literal(firstName)}.*’s account`) });
}

/** Returns the account button of a page that shows a guest. */
export function asGuest(page: Page): Locator {
  return page.getByRole('button', { name: 'Account', exact: true });
}

/** Signs in from any page and returns to it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await asGuest(page).click();
  await page.getByRole('menuitem', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
}

/** Signs out from any page. */
export async function signOut(page: Page, person: Person): Promise<void> {
  await asPerson(page, person).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Fills in the identity provider's page and returns to the person's page. */
export async function fillSignIn(page: Page, person: Person): Promise<void> {
  await provider().fillSignIn(page, person);
  await expect(asPerson(page, person)).toBeVisible();
}

/** Returns the cookies in which the shell's server stores a person's tokens. */
export async function tokenCookies(context: BrowserContext): Promise<readonly Cookie[]> {
  return (await context.cookies(urls().shell)).filter(({ name }) =>
    /^tiffin_(id_|refresh_)?token$/.test(name),
  );
}

/** Waits until the server has stored the tokens, which may be after the page has shown the person. */
export async function expectTokensKept(context: BrowserContext): Promise<void> {
  await expect.poll(async () => (await tokenCookies(context)).length).toBe(3);
}

/** Returns a regular expression that matches a text literally. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
