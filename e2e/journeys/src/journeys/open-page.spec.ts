import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { addPlainItem, LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

const REMOTE = 'mfe-menu-cart';
const OLD = 'Search this menu';
const NEW = 'Search the new menu';

test('[FED-02] [FED-05] a page stays open during a deploy: it keeps its version, and loads the new one at a boundary where no form is dirty', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-deploys-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const { end } = await startOwnStack('deploys', { TIFFIN_DEPLOY_DIR: target.store });
  const search = (name: string) => page.getByRole('searchbox', { name });
  await page.clock.install();
  await openMenu(page);
  await expect(search(OLD)).toBeVisible();
  await addPlainItem(page, 'Dal makhani');
  await waitForWholeMenu(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  await test.step('a new version is deployed, and the page learns of it', async () => {
    await target.deploy(REMOTE, 'next', { from: OLD, to: NEW });
    await expect
      .poll(async () => (await page.request.get(`${urls().shell}/remotes.json`)).text(), { timeout: 30_000 })
      .toContain(`/${REMOTE}/1.0.0-next/`);
    await comeBackAfterAWhile(page);
    await expect(search(OLD)).toBeVisible();
  });

  await test.step('a screen that was not opened yet loads from the old version', async () => {
    const opened = page.waitForResponse(/\/order-screen\.\w+\.js$/);
    await goTo(page, `${LUCKNOW.path}/order`);
    expect((await opened).url()).not.toContain('1.0.0-next');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Dal makhani').first()).toBeVisible();
  });

  await test.step('the old version stays while a form is dirty', async () => {
    await goTo(page, '/order/team/join');
    await page.getByLabel(/Work e-?mail/i).fill('nora@northlight.example');
    await goTo(page, `${LUCKNOW.path}/menu`);
    await expect(search(OLD)).toBeVisible();
  });

  await test.step('the next boundary loads the new one, in the same page, with the same cart', async () => {
    await goTo(page, '/order/team/join');
    await expect(page.getByLabel(/Work e-?mail/i)).toBeVisible();
    await goTo(page, `${LUCKNOW.path}/menu`);
    await expect(search(NEW)).toBeVisible();
    await expect(page.getByText('Dal makhani').first()).toBeVisible();
    await expectAccessible(page, 'the new version');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(await doubledModules(page)).toEqual([]);
  });
  await page.close();
  await end();
  rmSync(folder, { recursive: true, force: true });
});

test('[FED-02] a page stays open during a deploy of the shell: it loads the chunks of its own shell, and the next page has the new one', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-shell-deploys-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const { end } = await startOwnStack('deploys', { TIFFIN_DEPLOY_DIR: target.store });
  const path = '/order/team/join';
  await page.goto(urls().shell + path);
  await takenOver(page);
  const [first = ''] = await shellScripts(page);

  await target.deployShell('next');
  await expect
    .poll(async () => (await page.request.get(urls().shell + path)).text(), { timeout: 30_000 })
    .not.toContain(first);

  await test.step('the language, whose sentences were not loaded yet, comes from the old shell', async () => {
    const before = await shellScripts(page);
    await page.getByRole('contentinfo').getByText('繁體中文', { exact: true }).click();
    await expect(page.getByRole('contentinfo').getByText('English', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    expect((await shellScripts(page)).length).toBeGreaterThan(before.length);
  });
  await test.step('the next page has the new shell', async () => {
    await page.reload();
    await takenOver(page);
    expect(await shellScripts(page)).not.toContain(first);
    await expect(page.getByRole('contentinfo').getByText('English', { exact: true })).toBeVisible();
  });
  await page.close();
  await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the URLs of the scripts that the page has loaded from the shell. */
function shellScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );
}

/** Simulates a return from another tab: the page fetches the registry again. */
async function comeBackAfterAWhile(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
  await expect
    .poll(async () => {
      await page.clock.fastForward(61_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return asked;
    })
    .toContain('/remotes.json');
}

/** Navigates inside the application. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function doubledModules(page: Page): Promise<readonly unknown[]> {
  const instances = await page.evaluate(() =>
    Object.entries(Reflect.get(globalThis, Symbol.for('tiffin.instances')) ?? {}),
  );
  return instances.filter(([, count]) => count !== 1);
}
