import type { Page } from '@playwright/test';
import { startOnceFaultyAssets } from '../drills/once-faulty-assets';
import type { OnceFaultyAssets } from '../drills/once-faulty-assets';
import { expect, test } from '../fixtures';
import { ownPorts, startOwnStack } from '../stack-controls';
import { urls } from '../urls';

const PATH = '/order/team/join?lang=zh';
/** A Chinese heading that is not an error panel. */
const HEADING = /^(?!.*(?:載入|問題)).*\p{Script=Han}/u;

/** Files of the page's remote that are fetched early. */
const FILES = [
  ['the entry', /\/mfe-teams\/.*\/entry\.[^/]+\.js$/],
  ['a chunk of a screen', /\/mfe-teams\/.*\/team-join-screen\.[^/]+\.js$/],
  ['the sentences of a language', /\/mfe-teams\/.*\/zh\.[^/]+\.js$/],
  ['every file', /\/mfe-teams\/.*\.js$/],
] as const;

let assets: OnceFaultyAssets;
let own: Awaited<ReturnType<typeof startOwnStack>>;
test.beforeAll(async () => {
  assets = await startOnceFaultyAssets(`http://localhost:${ownPorts('damaged').assets}`);
  own = await startOwnStack('damaged', { TIFFIN_ASSET_URL: assets.url });
});
test.afterAll(async () => {
  await own.end();
  await assets.close();
});
test.beforeEach(({ watch }) => watch.expectTrouble(/^console: /));

for (const [what, files] of FILES) {
  test(`${what} arrived damaged, cached for a year: the first retry recovers, and the next page fetches nothing twice`, async ({
    page,
  }) => {
    assets.begin('damaged', files);
    await expectScreen(page);
    const retried = assets.asked.filter((url) => url.includes('?retry=1'));
    expect(retried.length).toBeGreaterThan(0);
    expect(assets.asked.filter((url) => url.includes('?retry=2'))).toEqual([]);
    // A file that was fetched with another URL is fetched again with its own.
    for (const url of retried) {
      const [path = ''] = url.split('?');
      await expect.poll(() => assets.asked.filter((asked) => asked === path)).toHaveLength(2);
    }
    const before = assets.asked.length;
    await page.goto('about:blank');
    await expectScreen(page);
    expect(assets.asked.slice(before).filter((url) => url.includes('?retry='))).toEqual([]);
  });

  test(`${what} hung once: the page recovers automatically`, async ({ page }) => {
    assets.begin('hangs', files);
    await expectScreen(page);
    expect(assets.asked.join()).toContain('?retry=1');
  });
}

/** Expects the screen, in the language of the page. */
async function expectScreen(page: Page): Promise<void> {
  // A hanging file delays the page's load event.
  await page.goto(urls().shell + PATH, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(HEADING);
}
