import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

/** Words of the app itself, in the other language, that must not be left on a page. */
const ENGLISH =
  /\b(Search|Cart|Delivery|Pickup|Sign in|Open until|Add|Checkout|Total|Your|Language|Skip|Help|Privacy)\b/;
const CHINESE = /[\u4e00-\u9fff]/;

const PAGES = [
  '/',
  `${LUCKNOW.path}/menu`,
  `${LUCKNOW.path}/order`,
  `${LUCKNOW.path}/place/order`,
  '/order/team/join',
  '/nowhere',
];

test('[CFG-02] every page turns Chinese and back, with nothing of the other language left', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(urls().shell + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await switchTo(page, '中文');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      await expect.poll(() => ownWords(page)).not.toMatch(ENGLISH);
      await expectAccessible(page, `${path} in Chinese`);
      await switchTo(page, 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => ownWords(page)).not.toMatch(CHINESE);
    });
  }
});

test('[RTE-13] a language in the address wins and is remembered over a reload', async ({ page }) => {
  await page.goto(`${urls().shell}/?lang=zh`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});

async function switchTo(page: Page, language: string): Promise<void> {
  await page.getByRole('contentinfo').getByText(language, { exact: true }).click();
}

/** Text and accessible names of the page, without what merchants wrote and without names of languages. */
function ownWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const foreign of copy.querySelectorAll('[data-content], [hreflang], script, style'))
      foreign.remove();
    const names = [...copy.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [document.title, copy.textContent ?? '', ...names].join('\n');
  });
}
