import { expect, expectAccessible, test } from '../fixtures';
import { codeFromMailbox, newPerson } from '../sandbox-controls';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';

test('[RTE-05] [TEM-02] [TEM-03] [TEM-04] [TEM-05] [TEM-06] a person joins their team by work e-mail and leaves it', async ({
  page,
}) => {
  const nora = await newPerson({ firstName: 'Nora' });
  await page.goto(`${urls().shell}/order/team/join`);
  await signIn(page, nora);

  await test.step('she finds the team by name', async () => {
    await page.getByRole('searchbox').fill('Northlight');
    await expectAccessible(page, 'the search for a team');
    await page
      .getByRole('button', { name: /Northlight Studios/ })
      .or(page.getByRole('link', { name: /Northlight Studios/ }))
      .first()
      .click();
  });

  await test.step('she verifies her work e-mail with the code from the mailbox', async () => {
    // The search for a team has a field of this name too.
    await expect(page.getByRole('heading', { name: 'Your work email at Northlight Studios' })).toBeVisible();
    await page.getByLabel(/Work e-?mail/i).fill(nora.email);
    await page.getByRole('button', { name: /Send.*code/i }).click();
    const code = page.getByLabel('Six-digit code').or(page.getByLabel('Six digits'));
    await expect(code).toBeVisible();
    await expectAccessible(page, 'the code');
    await code.fill(await codeFromMailbox(nora.email));
    await page.getByRole('button', { name: /Verify|Confirm|Continue/ }).click();
  });

  await test.step('she joins with her location and floor', async () => {
    await page.getByRole('radio').first().check();
    await page.getByRole('radio', { name: /floor/i }).first().check();
    await expectAccessible(page, 'location and floor');
    await page.getByRole('button', { name: /^Join/ }).click();
    // Not before the answer: a reload would abort the request.
    await expect(page.getByText('Welcome to Northlight Studios')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /Leave/ })).toBeVisible();
    await expectAccessible(page, "the member's page");
  });

  await test.step('she leaves', async () => {
    await page.getByRole('button', { name: /Leave/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /Leave/ }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /left/i }).first()).toBeVisible();
  });
});
