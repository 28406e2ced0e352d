import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../sandbox-controls';
import { openMenu } from './menu';
import { signIn } from './sign-in';

/** Lets a person start a group at the usual merchant. Returns the link with which others join. */
export async function startGroup(page: Page, host: Person): Promise<string> {
  const { share, link } = await startGroupAndShare(page, host);
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  return link;
}

/** Lets a person start a group. Returns the link, and the panel with it, which is still open. */
export async function startGroupAndShare(
  page: Page,
  host: Person,
): Promise<{ readonly share: Locator; readonly link: string }> {
  await openMenu(page);
  await signIn(page, host);
  await page.getByRole('button', { name: 'Start a group order' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click();
  const share = page.getByRole('dialog', { name: 'Invite your group' });
  return { share, link: await share.getByRole('textbox', { name: 'Invite link' }).inputValue() };
}

/** Joins by the link with an account. */
export async function joinSignedIn(page: Page, link: string, person: Person): Promise<void> {
  await openMenu(page);
  await signIn(page, person);
  await page.goto(link);
  const invitation = page.getByRole('dialog');
  await invitation.getByRole('button', { name: /^Join/ }).click();
  await expect(invitation).toBeHidden();
}

/** Joins by the link as a guest without an account. */
export async function joinAsGuest(page: Page, link: string, firstName: string): Promise<void> {
  await page.goto(link);
  const invitation = page.getByRole('dialog');
  await invitation.getByLabel('Your first name').fill(firstName);
  await invitation.getByRole('button', { name: /^Join/ }).click();
  await expect(invitation).toBeHidden();
}
