import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workspace } from '@tiffin/deploy';
import { expect, expectAccessible, test } from '../fixtures';
import { startOwnStack } from '../stack-controls';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';
import { WorkspaceCopy } from '../workspace-copy';

const REMOTE = 'mfe-lunch-rewards';
const PATH = '/lunch-rewards';
const bin = (name: string) => `node_modules/.bin/${name}`;

/** The tools of `npm test` that read sources, each on the new remote alone. Its deploy checks the types. */
const CHECKS = [
  ['oxfmt', '--check', REMOTE],
  ['oxlint', '-c', 'oxlint.config.mjs', REMOTE],
  ['depcruise', '-c', 'shared/tooling/dependency-cruiser.cjs', REMOTE],
  ['knip', '-c', 'shared/tooling/knip.json'],
  ['knip', '-c', 'shared/tooling/knip.json', '--production'],
  ['jest', '-c', 'shared/tooling/jest.config.mjs', '--maxWorkers=1', REMOTE],
] as const;

test('[FED-01] a squad makes a sixth remote: it passes every check as made, and pages have it without a deploy of the shell', async ({
  page,
  watch,
}) => {
  // An installation, the tools and a build.
  test.setTimeout(900_000);
  watch.expectTrouble(new RegExp(`status of 404 .*${PATH}`));
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-create-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const copy = await WorkspaceCopy.make({ TIFFIN_DEPLOY_DIR: target.store });
  await copy.install();
  const own = await startOwnStack('create', { TIFFIN_DEPLOY_DIR: target.store });

  await test.step('a name that is bad or taken is refused', async () => {
    await expect(copy.remote('create', 'rewards')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"rewards" is no name for a remote'),
    });
    await expect(copy.remote('create', 'mfe-teams')).rejects.toMatchObject({
      code: 2,
      stderr: 'There is a remote mfe-teams already. Choose another name.\n',
    });
  });
  await test.step('it is made, and every check passes', async () => {
    expect(await copy.remote('create', REMOTE)).toContain(`${REMOTE} is made`);
    for (const [tool, ...args] of CHECKS) await copy.run(bin(tool), ...args);
  });
  await test.step('deployed, it is a page in both languages', async () => {
    await expectStatus(page, 404);
    expect(await copy.remote('deploy', REMOTE)).toContain('built and went live');
    await expectStatus(page, 200);
    await page.goto(urls().shell + PATH);
    await expect(title(page, 'Lunch Rewards')).toBeVisible();
    await expect(page.getByText('There is nothing here yet.')).toBeVisible();
    await expectAccessible(page, 'the page of a remote as made');
    await page.getByRole('contentinfo').getByText('繁體中文', { exact: true }).click();
    await expect(page.getByText('這裡暫時沒有內容。')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${urls().shell}/`);
  });
  await test.step('a page that is open on another remote leads to it', async () => {
    await page.goBack();
    await expect(page.getByText('這裡暫時沒有內容。')).toBeVisible();
  });
  await test.step('with a type error it is not deployed', async () => {
    // The path of the screen stays, so the two disagree.
    const path = join(copy.folder, REMOTE, 'src/routes.ts');
    await writeFile(path, (await readFile(path, 'utf8')).replace(`'${PATH}'`, "'/order/team/join'"));
    await expect(copy.remote('deploy', REMOTE)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`^${REMOTE} was not deployed. 1.0.0-\\w+ stays live.\n${REMOTE} has type errors:`),
      ),
    });
    await expectStatus(page, 200);
  });
  await test.step('removed, its path is nobody’s, and the workspace is as it was', async () => {
    await copy.remote('remove', REMOTE, '--why', 'a trial');
    await expectStatus(page, 404);
    await page.goto(urls().shell + PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(title(page, 'Lunch Rewards')).toHaveCount(0);
    await rm(join(copy.folder, REMOTE), { recursive: true });
    await copy.install();
    const [ours, theirs] = await Promise.all([workspace.root, copy.folder].map(lockedImporters));
    expect(theirs).toBe(ours);
  });
  await page.goto('about:blank');
  await own.end();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Returns what each package of a workspace depends on, with versions. The rest of the lock file may gain builds for other
 * platforms, which depends on what the registry offers today.
 */
async function lockedImporters(root: string): Promise<string | undefined> {
  const lock = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
  return /^importers:$[^]*?(?=^packages:$)/m.exec(lock)?.[0];
}

/** The server learns of a change within five seconds. */
async function expectStatus(page: Page, status: number): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(urls().shell + PATH)).status(), { timeout: 15_000 })
    .toBe(status);
}
