import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a person can choose in the toolbar of the catalogue. */
export type Look = { readonly theme: 'light' | 'dark'; readonly language: 'en' | 'zh' };

const TAGS = { en: 'en', zh: 'zh-Hant' } as const;

/** Opens the page of one story, and waits until it is rendered and has been played. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env['CATALOGUE_URL']}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
}

/** Chooses theme and language as the toolbar does. Expects that the story is shown in both. */
export async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', resolve);
        channel.emit('updateGlobals', { globals });
      }),
    look,
  );
  await expect(page.locator('body')).toHaveClass(/sb-show-main/);
  await expect(page.locator('html')).toHaveAttribute('lang', TAGS[look.language]);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe(look.theme === 'dark' ? 'rgb(22, 18, 16)' : 'rgb(245, 241, 234)');
}
