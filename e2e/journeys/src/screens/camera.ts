import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible, expectAccessibleWaiting } from '../accessible';
import { REPORT_FOLDER } from '../report-folder';
import { urls } from '../urls';

const LONGEST_PX = 12_000;
const LONGEST_LATE_MS = 3_000;

export type Camera = {
  readonly language: 'en' | 'zh';
  /** Opens a URL, or the current one again, in the project's language. */
  readonly open: (path?: string) => Promise<void>;
  readonly shoot: (name: string) => Promise<void>;
};

/**
 * Returns a camera that saves whole-page pictures as `reports/screens/{project}/{name}.png`. For a dialog or
 * an endless page it saves the viewport. Every state that has its picture taken has no axe violation and no small control, apart
 * from print.
 */
export function cameraFor(page: Page, { project }: Pick<TestInfo, 'project'>): Camera {
  const language = project.name.endsWith('zh') ? 'zh' : 'en';
  return {
    language,
    open: async (path = page.url()) => {
      const url = new URL(path, urls().shell);
      url.searchParams.set('lang', language);
      await page.goto(url.href);
      await page.getByRole('main').getByRole('heading').first().waitFor();
    },
    shoot: async (name) => {
      await settle(page);
      const isPaper = await page.evaluate(() => matchMedia('print').matches);
      const isNamed = (await page.locator('h1').count()) > 0;
      if (!isPaper) await (isNamed ? expectAccessible : expectAccessibleWaiting)(page, name);
      const isLong = await page.evaluate((most) => document.body.scrollHeight > most, LONGEST_PX);
      const hasDialog = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
      const seen = page.viewportSize();
      const isWhole = !hasDialog && !isLong && seen !== null;
      // What stays on the screen while a page scrolls would cover its middle.
      if (isWhole) await page.setViewportSize({ ...seen, height: await heightOf(page) });
      await page.screenshot({
        path: `${REPORT_FOLDER}/screens/${project.name}/${name}.png`,
        fullPage: isWhole,
        animations: 'disabled',
      });
      if (isWhole) await page.setViewportSize(seen);
    },
  };
}

/** Returns the height of the page, which is at least that of the window. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Waits for loading content and for every picture, including those below the fold. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(seeWholePage, LONGEST_PX);
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    const isQuiet =
      document.querySelector(':is(main, [role="dialog"]) [aria-busy="true"]:not(button)') === null;
    return isQuiet && [...document.images].every(({ complete }) => complete);
  });
  await page.evaluate(() => document.fonts.ready);
  await seeLateParts(page);
}

/** Waits for parts that load with the first input of a person. One that has nothing to show stays empty. */
async function seeLateParts(page: Page): Promise<void> {
  const filled = page.waitForFunction(
    () => {
      // The page takes it for an input.
      window.dispatchEvent(new Event('wheel'));
      return document.querySelector('main [data-late]:empty') === null;
    },
    undefined,
    { timeout: LONGEST_LATE_MS },
  );
  await filled.catch(() => undefined);
}

/**
 * Scrolls down and back, because pictures far down a menu load only near the viewport. Lays out what `content-visibility`
 * skips, which otherwise has a reserved height and lies over its neighbours in measurements.
 */
async function seeWholePage(most: number): Promise<void> {
  const style = new CSSStyleSheet();
  style.replaceSync('main * { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(style);
  if (document.querySelector('dialog[open]')) return;
  const { scrollY } = window;
  const end = Math.min(document.body.scrollHeight, most);
  for (let top = 0; top <= end; top += 400) {
    window.scrollTo({ top, behavior: 'instant' });
    // A page where nothing has to be painted may get no frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 500);
    });
  }
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}
