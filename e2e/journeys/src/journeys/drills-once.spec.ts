import type { Locator, Page } from '@playwright/test';
import { LIMITS_MS } from '../drills/drilled-page';
import { startOnceFaultyAssets } from '../drills/once-faulty-assets';
import type { OnceFaultyAssets } from '../drills/once-faulty-assets';
import { PageTime } from '../drills/page-time';
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
    const time = await PageTime.stop(page, () => false);
    const open = async (): Promise<void> => {
      await time.open(urls().shell + PATH);
      await time.passUntil(screenOf(page), 'the screen', LIMITS_MS.fallback);
    };
    assets.begin('damaged', files);
    await open();
    const retried = assets.asked.filter((url) => url.includes('?retry=1')).map(pathOf);
    expect(retried.length).toBeGreaterThan(0);
    expect(assets.asked.filter((url) => url.includes('?retry=2'))).toEqual([]);
    // A file that was fetched with another URL is fetched again with its own. Leaving earlier would abort that.
    const isReplaced = (path: string): boolean => assets.asked.filter((asked) => asked === path).length === 2;
    await time.passUntil(() => retried.every(isReplaced), 'the files again', LIMITS_MS.fallback);
    const before = assets.asked.length;
    await page.goto('about:blank');
    await open();
    expect(assets.asked.slice(before).filter((url) => url.includes('?retry='))).toEqual([]);
  });

  test(`${what} hung once: the page recovers automatically`, async ({ page }) => {
    assets.begin('hangs', files);
    // A hanging file delays the page's load event.
    await page.goto(urls().shell + PATH, { waitUntil: 'commit' });
    await expect(screenOf(page)).toBeVisible();
    expect(assets.asked.join()).toContain('?retry=1');
  });
}

/** The heading of the screen, in the language of the page. A page that loads has a title, too, with skeletons. */
function screenOf(page: Page): Locator {
  const loaded = page.locator('main:not(:has([data-skeleton]))');
  return loaded.getByRole('heading', { level: 1 }).filter({ hasText: HEADING });
}

function pathOf(url: string): string {
  return url.replace(/[?].*$/, '');
}
