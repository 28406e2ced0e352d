import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startStack } from '@tiffin/tooling/commands/stack.mjs';
import { expect, expectAccessible, test } from '../fixtures';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

const REMOTE = 'mfe-teams';
const PATH = '/order/team/join';
/** Almost everybody, but not a full deploy. */
const NEARLY_ALL = { percent: 99.99, organizations: [] };

test('[FED-04] a rollout to an organisation, then a broken one to devices: nobody sees a failure, and it halts automatically', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(
    /Failed to load resource|401|403|\[ Federation Runtime \]|RUNTIME-|foreign host: http:\/\/northlight\.localhost:/,
  );
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-rollout-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const ports = portsBeside(urls());
  const stack = await startStack({
    ports,
    dataDir: join(folder, 'data'),
    env: {
      TIFFIN_DEPLOY_DIR: target.store,
      TIFFIN_ROLLOUT_WATCH_SECONDS: '0.5',
      TIFFIN_ROLLOUT_MIN_REPORTS: '3',
    },
  });
  const shared = { ...process.env };
  Object.assign(process.env, stack.env);
  const colleague = await anotherPerson();

  await test.step('visitors of the organisation get the new version, others the live one', async () => {
    await target.rollOut(REMOTE, 'fine', {
      to: { percent: 0, organizations: ['org_northlight'] },
      isBroken: false,
    });
    await expect
      .poll(() => versionAfterLoad(colleague, `http://northlight.localhost:${ports.shell}`), {
        timeout: 30_000,
      })
      .toBe('fine');
    expect(await versionAfterLoad(page, stack.urls.shell)).not.toBe('fine');
  });

  await test.step('a broken version: its devices get the previous version, and it is halted', async () => {
    await target.rollOut(REMOTE, 'broken', { to: NEARLY_ALL, isBroken: true });
    const taken = new Set<string | undefined>();
    await expect
      .poll(
        async () => {
          // A browser that met the broken version does not request it again, so every visit is a new browser.
          await page.evaluate(() => localStorage.clear());
          const version = await versionAfterLoad(page, stack.urls.shell);
          // The server draws the heading before the browser meets the broken version and reports it.
          await takenOver(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          taken.add(version);
          return taken.has('broken') && version !== 'broken';
        },
        { timeout: 90_000 },
      )
      .toBe(true);
    await expectAccessible(page, 'the page of a halted rollout');
  });
  // Closing services answer 503 without CORS headers, so no page may send requests then.
  await Promise.all([page.close(), colleague.close()]);
  await stack.stop();
  Object.assign(process.env, shared);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the ports of another stack, beside those of the shared one. */
function portsBeside({ shell, assets, sandbox, partner }: ReturnType<typeof urls>): Ports {
  const beside = (url: string): number => Number(new URL(url).port) + 20;
  return { shell: beside(shell), assets: beside(assets), sandbox: beside(sandbox), partner: beside(partner) };
}

type Ports = Readonly<Record<'shell' | 'assets' | 'sandbox' | 'partner', number>>;

/** Returns the build of the remote that a page gets when it loads again. */
async function versionAfterLoad(page: Page, origin: string): Promise<string | undefined> {
  await page.goto(origin + PATH);
  const text = await page.locator('#tiffin-remotes').textContent();
  return new RegExp(`/${REMOTE}/[\\d.]+-(\\w+)/`).exec(text ?? '')?.[1];
}
