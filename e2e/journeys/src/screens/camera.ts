import type { Page, TestInfo } from '@playwright/test';
import { REPORT_FOLDER } from '../report-folder';
import { urls } from '../urls';

export type Camera = {
  readonly open: (path: string) => Promise<void>;
  readonly shoot: (name: string) => Promise<void>;
};

/** Opens addresses in the project's language and keeps whole-page pictures as `reports/screens/{project}/{name}.png`. */
export function cameraFor(page: Page, info: TestInfo): Camera {
  const language = info.project.name.endsWith('zh') ? 'zh' : 'en';
  return {
    open: async (path) => {
      const address = new URL(urls().shell + path);
      address.searchParams.set('lang', language);
      await page.goto(address.href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    shoot: async (name) => {
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: `${REPORT_FOLDER}/screens/${info.project.name}/${name}.png`,
        fullPage: true,
      });
    },
  };
}
