import { expectAccessibleWaiting } from '../accessible';
import { expect, expectAccessible, test } from '../fixtures';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

/** Pages whose headings are the same for everybody. The others wait for the person or for an order, and say that they load. */
const HEADED: readonly string[] = ['home', 'menu', 'cart'];

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
      const check = HEADED.includes(name) ? expectAccessible : expectAccessibleWaiting;
      await check(page, `the server’s HTML of ${name}, ${lang}`);
    }
});
