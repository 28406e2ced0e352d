import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../sandbox-controls';
import { openMenu } from './menu';
import { signIn } from './sign-in';

/** Lets a person start a group at the usual merchant. Returns the link with which others join. */
export async function startGroup(page: Page, host: Person): Promise<string> {
  await openMenu(page);
  await signIn(page, host);
  await page.getByRole('button', { name: 'Start a group order' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click();
  const share = page.getByRole('dialog', { name: 'Invite your group' });
  const link = await share.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  return link;
}

/** Joins by the link as a guest without an account. */
export async function joinAsGuest(page: Page, link: string, firstName: string): Promise<void> {
  await page.goto(link);
  const invitation = page.getByRole('dialog');
  await invitation.getByLabel('Your first name').fill(firstName);
  await invitation.getByRole('button', { name: /^Join/ }).click();
  await expect(invitation).toBeHidden();
}
