import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../sandbox-controls';
import { addPlainItem, openMenu } from './menu';
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

/** Opens the panel of a setting. Phones fold the settings under their heading. */
export async function openSetting(page: Page, row: RegExp, heading = /^Settings/): Promise<void> {
  const settings = page.getByRole('region', { name: heading });
  await settings.waitFor();
  const fold = settings.getByRole('button', { name: heading, expanded: false });
  if (await fold.isVisible()) await fold.click();
  await settings.getByRole('button', { name: row }).click();
}

/** Lets the host choose who pays. `amount` is what the host pays at most for each guest, if that is chosen. */
export async function chooseWhoPays(page: Page, way: RegExp, amount?: string): Promise<void> {
  await openSetting(page, /^Who pays/);
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: way }).check();
  if (amount !== undefined) await panel.getByLabel(/^Amount for each guest/).fill(amount);
  await panel.getByRole('button', { name: /^Save/ }).click();
  await expect(panel).toBeHidden();
}

/** Chooses a dish and returns to the group. */
export async function chooseDish(page: Page, room: string, dish: string): Promise<void> {
  await openMenu(page);
  await addPlainItem(page, dish);
  await page.goto(room);
  await expect(page.getByText(dish).first()).toBeVisible();
}

/** Opens the dialog in which a guest pays, from the room. */
export async function openPayment(guest: Page, name: RegExp): Promise<Locator> {
  await guest.getByRole('button', { name }).filter({ visible: true }).first().click();
  return guest.getByRole('dialog', { name: 'Pay your part' });
}

/** Opens the host's checkout from the room. */
export async function openCheckout(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /check out/i })
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Close and check out' });
}

/** Returns the group's identifier in its room's URL. */
export function groupIdIn(url: string): string {
  const id = /\/fulfillments\/([^/?]+)/.exec(url)?.[1];
  if (!id) throw new Error(`there is no group in ${url}`);
  return decodeURIComponent(id);
}
