import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { reportsOf } from '../drills/error-reports-of';
import { expect, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { holdScripts } from '../steps/hold-scripts';
import { htmlOf, PAGES, renderedRoot, takenOver } from '../steps/rendered-page';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

/** What is wrong with the server build of a remote. All but the damaged one pass the checks of a deploy. */
const FAULTS = [
  ['mfe-menu-cart', 'throws', { members: `get routes() { throw new Error('no dish'); }` }],
  ['mfe-checkout', 'never ends', { members: 'get routes() { for (;;); }' }],
  [
    'mfe-order-status',
    'fills the memory',
    { members: 'get routes() { for (const all = []; ; ) all.push({ all }); }' },
  ],
  [
    'mfe-group-order',
    'answers wrongly',
    { members: 'heads: new Proxy({}, { get: () => () => ({ title: 5 }) })' },
  ],
  ['mfe-teams', 'is damaged', 'damaged'],
] as const;

const MENU = '/m/lucknow-lunch-home/menu';
const OLD = 'Search this menu';
const NEW = 'Search the new menu';

test.describe('with a server build that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-rendering-'));
  const target = new OwnTarget(folder);
  let stack: Awaited<ReturnType<typeof startOwnStack>>;
  test.beforeAll(async () => {
    await target.copyLive();
    stack = await startOwnStack('rendering', {
      TIFFIN_DEPLOY_DIR: target.store,
      TIFFIN_LOG_LEVEL: 'error',
      TIFFIN_SERVER_RENDERING_LIMIT_MS: '3000',
    });
  });
  test.afterAll(async () => {
    await stack.end();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [remote, fault, change] of FAULTS)
    test(`the browser renders the pages of ${remote}, which ${fault}, and the server those of all others`, async ({
      page,
      request,
      watch,
    }) => {
      // Some of these pages name things that are not there.
      watch.expectTrouble(/Failed to load resource.*40[134]/);
      const own = PAGES.filter(([, , owner]) => owner === remote);
      const isRendered = async (path: string) => (await renderedRoot(request, path)).includes('<main');
      const hasFailed = async (path: string) => (await htmlOf(request, path)).includes('"failedBuild":');
      const reports = reportsOf(page);
      await target.deployServer(remote, `broken-${remote}`, change);
      for (const [name, path] of own) {
        await expect.poll(() => hasFailed(path), name).toBe(true);
        expect(await isRendered(path), name).toBe(false);
        await expectWorks(page, path);
      }
      expect(stack.readLogs()).toContain(`"remote":"${remote}","version":"1.0.0-broken-${remote}"`);
      await expect(async () => {
        await page.goto(urls().shell + own[0]?.[1]);
        await expect
          .poll(() => reports.join('\n'))
          .toContain(`could not render ${remote} 1.0.0-broken-${remote}`);
      }).toPass();
      for (const [name, path, owner] of PAGES)
        if (owner !== remote) await expect.poll(() => isRendered(path), name).toBe(true);

      await target.deployServer(remote, `mended-${remote}`, { members: '' });
      for (const [name, path] of own) await expect.poll(() => isRendered(path), name).toBe(true);
    });

  test('services that answer late cost a page its data, and count against no build', async ({
    page,
    request,
  }) => {
    const faults = `${urls().sandbox}/sandbox/faults`;
    await request.delete(faults);
    for (const path of ['/main/v1/merchants', '/main/v1/menus'])
      await request.post(faults, { data: { match: { path }, times: 1000, latencyMs: 2000 } });
    const late = `${MENU}?late`;
    const failures = () => stack.readLogs().split('a server build failed').length;
    const failuresBefore = failures();
    await expect.poll(() => renderedRoot(request, late)).toContain('<main');
    const html = await htmlOf(request, late);
    for (const text of ['failedBuild', 'Dal makhani']) expect(html.includes(text), text).toBe(false);
    expect(failures()).toBe(failuresBefore);
    await request.delete(faults);
    await page.goto(urls().shell + late);
    await expect(page.getByRole('link', { name: /^Dal makhani/ }).first()).toBeVisible();
  });

  for (const [when, words, isLost] of [
    ['goes on with its own build', NEW, false],
    ['is replaced by the build before where its own is lost', OLD, true],
  ] as const)
    test(`a page whose build is rolled back before its scripts come ${when}`, async ({
      page,
      request,
      watch,
    }) => {
      if (isLost) watch.expectTrouble(/^console: (?!content security policy|.*hydrat)/i);
      const next = isLost ? 'lost' : 'next';
      const shows = async (text: string) => (await renderedRoot(request, MENU)).includes(text);
      await target.deploy('mfe-menu-cart', next, { from: OLD, to: NEW });
      await expect.poll(() => shows(NEW)).toBe(true);
      if (isLost) await page.route(`**/mfe-menu-cart/1.0.0-${next}/**`, (route) => route.abort());
      const release = await holdScripts(page);
      await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
      await expect(searchOf(page, NEW)).toBeVisible();
      await target.rollBack('mfe-menu-cart');
      await expect.poll(() => shows(OLD)).toBe(true);
      release();
      await takenOver(page);
      await expect(searchOf(page, words)).toBeVisible();
      await searchOf(page, words).fill('makhani');
      const dish = page.getByRole('link', { name: /^Dal makhani/ }).first();
      await dish.click();
      await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
      await expect(
        page.getByRole('searchbox', { name: words === NEW ? OLD : NEW, includeHidden: true }),
      ).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    });
});

test('with rendering switched off, the browser renders every page, and heads and data come all the same', async ({
  page,
  request,
}) => {
  const { end } = await startOwnStack('rendering', { TIFFIN_SERVER_RENDERING: 'off' });
  try {
    await expect.poll(() => htmlOf(request, MENU)).toContain('<title>Lucknow Lunch Home');
    for (const [name, path] of PAGES) expect(await renderedRoot(request, path), name).toBe('');
    await page.goto(urls().shell + MENU);
    await page
      .getByRole('link', { name: /^Dal makhani/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await end();
  }
});

function searchOf(page: Page, name: string): Locator {
  return page.getByRole('searchbox', { name });
}

/** Expects that a page shows its screen and that its scripts run. */
async function expectWorks(page: Page, path: string): Promise<void> {
  await page.goto(urls().shell + path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByText(/didn’t load|went wrong/), path).toHaveCount(0);
  await takenOver(page);
}
