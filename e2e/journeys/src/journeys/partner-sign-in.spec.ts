import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { provider } from '../sign-on/provider';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

test('a person decides, in either language, whether a partner may learn who they are', async ({ page }) => {
  const nora = await newPerson();
  await page.goto(`${urls().partner}/sign-in`);
  await provider().fillSignIn(page, nora);

  await test.step('she reads who asks for what', async () => {
    await expect(page.getByRole('heading', { name: 'Share your details with Corner Office?' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'your email' })).toBeVisible();
    await expectAccessible(page, 'the question whether to share');
    await page.getByRole('link', { name: '繁體中文' }).click();
    await expect(page.getByRole('heading', { name: '要與「Corner Office」分享你的資料嗎？' })).toBeVisible();
    await expectAccessible(page, 'the same in Chinese');
    await page.getByRole('link', { name: 'English' }).click();
  });

  await test.step('she declines, and the partner learns nothing', async () => {
    await page.getByRole('button', { name: 'Don’t share' }).click();
    await expect(page.getByRole('status')).toHaveText('Not signed in: access_denied');
  });

  await test.step('she agrees, and the partner learns her name', async () => {
    await page.getByRole('link', { name: 'Sign in with Tiffin' }).click();
    await page.getByRole('button', { name: 'Share and continue' }).click();
    await expect(page.getByRole('status')).toHaveText(`Signed in as ${nora.firstName}`);
  });

  await test.step('a sign-out link asks her first', async () => {
    await page.goto(`${urls().signOn}/realms/tiffin/protocol/openid-connect/logout`);
    await expect(page.getByRole('heading', { name: 'Sign out of Tiffin?' })).toBeVisible();
    await expectAccessible(page, 'the question whether to sign out');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  });
});
