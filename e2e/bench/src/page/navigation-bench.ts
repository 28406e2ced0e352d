import type { Browser, Page } from '@playwright/test';
import { median } from '../median';
import { beAPhone } from './be-a-phone';
import { withBrowser } from './with-browser';
import { serveBeside } from './serve-beside';
import { watchTraffic } from './watch-traffic';

/** Time from hovering to the press. */
const REACHING_MS = 300;
const MENU = '/m/lucknow-lunch-home/menu';

/** A press on a link, and what of the next page must then be in the document. */
type Way = {
  readonly name: string;
  readonly from: string;
  readonly link: string;
  readonly screen: string;
  /** What the person has done before on the site. */
  readonly before?: (page: Page, origin: string) => Promise<void>;
};

const WAYS: readonly Way[] = [
  {
    name: 'home to team, whose remote is not loaded',
    from: '/',
    link: 'header a[href="/order/team/join"]',
    screen: 'main input[type="email"]',
  },
  {
    name: 'home to menu',
    from: '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901',
    link: `main li > a[href*="${MENU}"]`,
    screen: 'main a[data-item]',
  },
  {
    name: 'menu to cart',
    from: MENU,
    link: 'a[href*="cart=open"]',
    screen: '[role="dialog"] dl',
    before: fillCart,
  },
];

/**
 * Times presses on links, from pages that are fully loaded, with and without preloading while the person reaches for the
 * link.
 */
export async function benchNavigation(runs: number): Promise<void> {
  const { deployed, stop } = await serveBeside();
  try {
    const rows = await withBrowser(async (browser) => {
      const times: Record<string, object> = {};
      for (const way of WAYS) times[way.name] = await timesOf(browser, way, { origin: deployed, runs });
      return times;
    });
    console.log(`From a press to the next screen; phone profile, medians of ${runs}`);
    console.table(rows);
  } finally {
    await stop();
  }
}

type Setting = { readonly origin: string; readonly runs: number };

async function timesOf(browser: Browser, way: Way, { origin, runs }: Setting): Promise<object> {
  const [pressed, reached]: readonly [number[], number[]] = [[], []];
  for (let run = 0; run <= runs; run += 1) {
    const [without, with_] = [
      await navigate(browser, way, { origin, reachingMs: 0 }),
      await navigate(browser, way, { origin, reachingMs: REACHING_MS }),
    ];
    if (run === 0) continue;
    pressed.push(without);
    reached.push(with_);
  }
  const [without, with_] = [median(pressed), median(reached)];
  return {
    'no preload before the press, ms': Math.round(without),
    [`preload from ${REACHING_MS} ms before the press, ms`]: Math.round(with_),
    ratio: (with_ / without).toFixed(2),
  };
}

type Press = { readonly origin: string; readonly reachingMs: number };

/** Returns the milliseconds from the press to the screen, in a new browser profile. */
async function navigate(browser: Browser, way: Way, { origin, reachingMs }: Press): Promise<number> {
  const { from, link, screen, before } = way;
  const context = await browser.newContext({ serviceWorkers: 'block', hasTouch: true });
  try {
    if (before) {
      const page = await context.newPage();
      await before(page, origin);
      await page.close();
    }
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await beAPhone(cdp);
    await cdp.send('Network.clearBrowserCache');
    const { idle } = watchTraffic(cdp);
    await page.goto(origin + from);
    await idle();
    await page.locator(link).first().waitFor({ state: 'attached' });
    return await page.evaluate(
      async (press) => {
        const target = document.querySelector<HTMLElement>(press.link);
        if (press.reachingMs > 0) {
          target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, press.reachingMs));
        }
        const pressedAt = performance.now();
        target?.click();
        while (!document.querySelector(press.screen)) await new Promise(requestAnimationFrame);
        return performance.now() - pressedAt;
      },
      { link, screen, reachingMs },
    );
  } finally {
    await context.close();
  }
}

/** Puts a dish into the cart. */
async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${MENU}?item=lemon-rice-box`, { waitUntil: 'networkidle' });
  const dialog = page.locator('[role="dialog"]');
  await dialog.getByRole('button', { name: /^Add (?!one)/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Adding /).waitFor({ state: 'detached' });
}
