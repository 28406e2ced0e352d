import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { foreignWords, rememberContent } from '../steps/languages';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const PAGES = [
  '/',
  '/catalogs/northlight-lunch',
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
