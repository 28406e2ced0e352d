import { expectAccessibleWaiting } from '../accessible';
import { expect, expectAccessible, test } from '../fixtures';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

/** Pages whose heading says how an order is. They say that they load. */
const WAITING: readonly string[] = ['order status'];

test('the HTML of every page is accessible before a script has run', async ({ page, request, watch }) => {
  watch.expectTrouble(/Failed to load resource/);
  // Without JavaScript, axe could not run either.
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    (route) => route.abort(),
  );
  for (const [name, path] of PAGES)
    for (const lang of ['en', 'zh']) {
      const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      await expect.poll(() => renderedRoot(request, url)).toContain('<main');
      await page.goto(urls().shell + url);
      // The script before hydration keeps presses until the others take over.
      expect(await page.evaluate(() => 'tiffinPresses' in window), name).toBe(true);
      const check = WAITING.includes(name) ? expectAccessibleWaiting : expectAccessible;
      await check(page, `the server’s HTML of ${name}, ${lang}`);
    }
});
