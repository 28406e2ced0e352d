import type { Browser } from '@playwright/test';
import { median } from '../median';
import { beAPhone } from './be-a-phone';
import { withBrowser } from './with-browser';
import { serveBeside } from './serve-beside';

/** Time from hovering to the press. */
const REACHING_MS = 300;
const LINK = 'header a[href="/order/team/join"]';
const SCREEN = 'main input[type="email"]';

/**
 * Times the navigation from the home page to the team page, whose remote is not loaded yet, with and without
 * preloading on hover.
 */
export async function benchNavigation(runs: number): Promise<void> {
  const { deployed, stop } = await serveBeside();
  const [pressed, reached]: readonly [number[], number[]] = [[], []];
  try {
    await withBrowser(async (browser) => {
      for (let run = 0; run <= runs; run += 1) {
        const [without, with_] = [
          await navigate(browser, deployed, { reaches: false }),
          await navigate(browser, deployed, { reaches: true }),
        ];
        if (run === 0) continue;
        pressed.push(without);
        reached.push(with_);
      }
    });
  } finally {
    await stop();
  }
  const [without, with_] = [median(pressed), median(reached)];
  console.log(
    `From a press to the screen of a remote that is not loaded yet; phone profile, medians of ${runs}`,
  );
  console.table({
    'no preload before the press, ms': Math.round(without),
    [`preload from ${REACHING_MS} ms before the press, ms`]: Math.round(with_),
    ratio: (with_ / without).toFixed(2),
  });
}

/** Returns the milliseconds from the press to the screen, in a new browser profile. */
async function navigate(
  browser: Browser,
  origin: string,
  { reaches }: { reaches: boolean },
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await beAPhone(await context.newCDPSession(page));
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.locator(LINK).first().waitFor({ state: 'attached' });
    return await page.evaluate(
      async ({ link, screen, reachingMs }) => {
        const target = document.querySelector<HTMLElement>(link);
        if (reachingMs > 0) {
          target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, reachingMs));
        }
        const pressedAt = performance.now();
        target?.click();
        while (!document.querySelector(screen)) await new Promise(requestAnimationFrame);
        return performance.now() - pressedAt;
      },
      { link: LINK, screen: SCREEN, reachingMs: reaches ? REACHING_MS : 0 },
    );
  } finally {
    await context.close();
  }
}
