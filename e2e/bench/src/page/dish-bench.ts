import type { Page } from '@playwright/test';
import { median } from '../median';
import { beAPhone } from './be-a-phone';
import { withBrowser } from './with-browser';
import { serveBeside } from './serve-beside';

const MENU = '/m/saffron-street/menu';
const TAPS = 20;
const DIALOG = '[role="dialog"] h2';
/** Time for the chunk of the dialog to come while the page is idle. */
const IDLE_MS = 5_000;

/** The browser's Prioritized Task Scheduling API, which TypeScript's types lack. */
declare const scheduler: {
  readonly postTask: (task: () => number, options: { readonly priority: 'user-blocking' }) => Promise<number>;
};

/** Times the taps on dishes of a loaded menu page until the dialog of each is painted, on the phone profile. */
export async function benchDish(): Promise<void> {
  const { deployed, stop } = await serveBeside();
  try {
    const times = await withBrowser(async (browser) => {
      const context = await browser.newContext({ serviceWorkers: 'block', hasTouch: true });
      const page = await context.newPage();
      await beAPhone(await context.newCDPSession(page));
      await page.goto(deployed + MENU, { waitUntil: 'networkidle' });
      await page.waitForTimeout(IDLE_MS);
      const taps: number[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) taps.push(await openDish(page, tap));
      return taps;
    });
    console.log(`From a tap on a dish to its painted dialog; phone profile, ${TAPS} taps on a loaded menu`);
    console.table({
      'first tap, ms': Math.round(times[0] ?? Number.NaN),
      'median, ms': Math.round(median(times)),
      'p75, ms': percentile(times, 0.75),
      'p95, ms': percentile(times, 0.95),
    });
  } finally {
    await stop();
  }
}

function percentile(times: readonly number[], part: number): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN);
}

/** Returns the milliseconds from the tap on a dish until the first frame with its dialog is painted. Closes the dialog. */
async function openDish(page: Page, index: number): Promise<number> {
  const cards = page.locator('a[data-item]');
  await cards.first().waitFor();
  const card = cards.nth(index % (await cards.count()));
  await card.scrollIntoViewIfNeeded();
  const time = await card.evaluate(async (link, dialog) => {
    const tappedAt = performance.now();
    if (link instanceof HTMLElement) link.click();
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(dialog));
    // A task of the highest priority that is posted before a frame is painted is the first one after it. What the dialog does
    // after its paint, such as making the page behind it inert, does not delay what is seen.
    return scheduler.postTask(() => performance.now() - tappedAt, { priority: 'user-blocking' });
  }, DIALOG);
  await page.keyboard.press('Escape');
  await page.locator(DIALOG).waitFor({ state: 'detached' });
  return time;
}
