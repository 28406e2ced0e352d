import { expectAccessibleAsItIs } from '../accessible';
import { expect, test } from '../fixtures';
import { inLanguage, PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

test('the HTML of every page is accessible before a script has run', async ({ page, request, watch }) => {
  watch.expectTrouble(/Failed to load resource/);
  // Without JavaScript, axe could not run either.
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    (route) => route.abort(),
  );
  for (const [name, path] of PAGES)
    for (const lang of ['en', 'zh']) {
      const url = inLanguage(path, lang);
      await expect.poll(() => renderedRoot(request, url)).toContain('<main');
      await page.goto(urls().shell + url);
      // The script before hydration keeps presses until the others take over.
      expect(await page.evaluate(() => 'tiffinPresses' in window), name).toBe(true);
      await expectAccessibleAsItIs(page, `the server’s HTML of ${name}, ${lang}`);
    }
});
