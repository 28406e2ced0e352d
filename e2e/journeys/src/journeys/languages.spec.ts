import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { foreignWords, rememberContent } from '../steps/languages';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const PAGES = [
  '/',
  '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901&when=open&r=2000',
  '/catalogs/northlight-lunch',
  '/workspaces/northlight',
  `${LUCKNOW.path}/menu`,
  `${LUCKNOW.path}/order`,
  `${LUCKNOW.path}/place/order`,
  '/order/team/join',
  '/nowhere',
];

test('[CFG-02] every page switches to Chinese and back, without a trace of the other language', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404/);
  const content = rememberContent(page);
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(urls().shell + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await switchTo(page, '繁體中文');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      await expect.poll(() => foreignWords(page, 'zh', content())).toEqual([]);
      await expectAccessible(page, `${path} in Chinese`);
      await switchTo(page, 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => foreignWords(page, 'en', content())).toEqual([]);
    });
  }
});

test('[MNU-03] a menu changes its language apart from the page, and stays so after a reload', async ({
  page,
}) => {
  await openMenu(page);
  const dishes = page.locator('[data-item] h3');
  await expect(dishes.first()).toHaveText('Build-your-own thali');
  await page.getByRole('button', { name: 'Menu language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(dishes.first()).toHaveText(/\p{Script=Han}/u);
  await expect(dishes.first()).toHaveAttribute('lang', 'zh-HK');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('searchbox', { name: 'Search this menu' })).toBeAttached();
  await expectAccessible(page, 'a Chinese menu on an English page');
  await page.reload();
  await expect(dishes.first()).toHaveText(/\p{Script=Han}/u);
  await dishes.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 }).locator('[lang]')).toHaveAttribute('lang', 'zh-HK');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page, 'a Chinese dish on an English page');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu language' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(dishes.first()).toHaveText('Build-your-own thali');
  await expect(dishes.first()).not.toHaveAttribute('lang');
});

test('[RTE-13] a language in the URL takes precedence and is stored', async ({ page }) => {
  await page.goto(`${urls().shell}/?lang=zh`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  // The server has written the attribute. The page's own start stores the language.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});

test('[RTE-13] the sign-in page is in the language of the page that the person comes from', async ({
  page,
}) => {
  await page.goto(`${urls().shell}/?lang=zh`);
  await page.getByRole('button', { name: '帳戶', exact: true }).click();
  await page.getByRole('menuitem', { name: '登入' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
  await expectAccessible(page, 'the sign-in page in Chinese');
});

async function switchTo(page: Page, language: string): Promise<void> {
  await page.getByRole('contentinfo').getByText(language, { exact: true }).click();
}
