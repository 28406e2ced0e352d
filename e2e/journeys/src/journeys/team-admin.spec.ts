import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { codeFromMailbox, newPerson } from '../sandbox-controls';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

test('[TEM-04] [TEM-09] who creates a team runs it: its people, and its locations by the address search', async ({
  page,
}) => {
  const name = `Team ${randomUUID().slice(0, 8)}`;
  const workEmail = `nora@${randomUUID().slice(0, 8)}.example`;
  await page.goto(`${urls().shell}/order/team/join`);
  await signIn(page, await newPerson({ firstName: 'Nora' }));

  await test.step('she creates a team', async () => {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: 'Create a team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a team' });
    await chooseAddress(page, '12 Mercer');
    await dialog.getByRole('textbox', { name: 'Your work email' }).fill(workEmail);
    await dialog.getByRole('button', { name: 'Create team' }).click();
    await expect(page.getByText(`We sent a code to ${workEmail}.`)).toBeVisible();
    await expectAccessible(page, 'the code for a new team');
  });

  await test.step('she confirms her work e-mail', async () => {
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(await codeFromMailbox(workEmail));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await expect(page.getByRole('heading', { name: 'Team admin' })).toBeVisible();
    await expect(page.getByRole('list', { name: '12 Mercer Street' })).toContainText('Nora Ng');
  });

  await test.step('she renames the location with the keyboard', async () => {
    await page.getByRole('button', { name: 'Rename 12 Mercer Street' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename 12 Mercer Street' });
    const field = dialog.getByRole('textbox', { name: 'Name of the location' });
    await expectAccessible(page, 'the new name of a location');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Lighthouse');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Lighthouse' })).toBeVisible();
  });

  await test.step('she adds another one, and moves everybody there', async () => {
    await page.getByRole('button', { name: 'Add a location' }).click();
    await chooseAddress(page, '88 Mercer');
    await page.getByRole('dialog').getByRole('button', { name: 'Add location' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Remove Lighthouse' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Lighthouse?' });
    await dialog.getByRole('radio').check();
    await expectAccessible(page, 'where the members of a location move');
    await dialog.getByRole('button', { name: 'Remove location' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rename Lighthouse' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: /Mercer/ })).toContainText('Nora Ng');
  });

  await test.step('the page of an admin is accessible and fits a small phone', async () => {
    await expectAccessible(page, 'the page of an admin');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
  });
});

/** Types into the address search and chooses its first suggestion. */
async function chooseAddress(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Address or building' }).fill(text);
  await page.getByRole('option').first().click();
}
