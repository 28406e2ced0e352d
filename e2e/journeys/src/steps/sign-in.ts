import type { Page } from '@playwright/test';
import type { Person } from '../sandbox-controls';
import { expect } from '../fixtures';
import { provider } from '../sign-on/provider';

/** Signs in from wherever the person is; ends where they were. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
}

/** Fills the identity provider's page; ends where the person was. */
export async function fillSignIn(page: Page, person: Person): Promise<void> {
  await provider().fillSignIn(page, person);
  await expect(
    page.getByRole('button', { name: new RegExp(`${literal(person.firstName)}.*’s account`) }),
  ).toBeVisible();
}

/** A text as a regular expression that matches it. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
