import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { frozenFolder } from '@tiffin/contract-versions';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import { expect, expectAccessible, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

const BEFORE = CONTRACT_VERSION - 1;

test('[FED-06] a remote built with the previous contract is deployed today and works, with one of each module', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-contract-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  await target.deployOutput('mfe-teams', join(frozenFolder(BEFORE), 'build'));
  const own = await startOwnStack('contract', { TIFFIN_DEPLOY_DIR: target.store });

  await test.step('it has no server build, so the server leaves its screen to the browser', async () => {
    const answer = await page.request.get(`${urls().shell}/order/team/join`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('A screen of an older contract');
  });
  await test.step('its screen shows, with the session, the router and the query cache of the page', async () => {
    await page.goto(`${urls().shell}/order/team/join`);
    await expect(title(page, 'A screen of an older contract')).toBeVisible();
    await expect(page.getByText('You are a guest.')).toBeVisible();
    await expect(page.getByText('/order/team/join query cache')).toBeVisible();
    await expect(page.getByText('You are at /order/team/join.')).toBeVisible();
    await expect(page.getByText('2 visits')).toBeVisible();
    await expectAccessible(page, 'the screen of an older contract');
  });
  await test.step('it receives facts of the page’s event bus', async () => {
    await page.getByRole('contentinfo').getByText('繁體中文', { exact: true }).click();
    await expect(title(page, '舊版合約的畫面')).toBeVisible();
    await expect(page.getByText('語言已變為 zh。')).toBeVisible();
    await expect(page.getByText('您在 /order/team/join。')).toBeVisible();
    await expect(page.getByText('2 次到訪')).toBeVisible();
    await page.getByRole('contentinfo').getByText('English', { exact: true }).click();
    await expect(page.getByText('The language became en.')).toBeVisible();
  });
  await test.step('the page receives the facts that it emits', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to join your team' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('it links to a current remote, and back', async () => {
    await page.getByRole('link', { name: 'Browse merchants' }).click();
    await expect(page).toHaveURL(`${urls().shell}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(title(page, 'A screen of an older contract')).toBeVisible();
    expect(await doubled(page)).toEqual([]);
  });
  await page.goto('about:blank');
  await own.end();
  rmSync(folder, { recursive: true, force: true });
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Returns the modules that the page has more than once. */
function doubled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.entries<number>(Reflect.get(globalThis, Symbol.for('tiffin.instances')) ?? {})
      .filter(([, count]) => count !== 1)
      .map(([name]) => name),
  );
}
