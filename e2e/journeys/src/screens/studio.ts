import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cameraFor, type Camera } from './camera';
import { wordsIn, type Words } from '../steps/words';

type Studio = {
  readonly camera: Camera;
  readonly say: Words;
  readonly anotherPerson: () => Promise<Page>;
};

/**
 * A test fixture that takes pictures instead of asserting: a camera and the words of the project's language.
 */
export const test = base.extend<Studio>({
  camera: async ({ page }, use, info) => use(cameraFor(page, info)),
  say: async ({ camera }, use) => use(wordsIn(camera.language)),
  anotherPerson: async ({ browser, contextOptions }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
