import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '@tiffin/deploy';
import { expect, expectAccessible, test } from '../fixtures';
import { OwnRepository } from '../own-repository';
import { startOwnStack } from '../stack-controls';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

const REMOTE = 'mfe-perks';
const PATH = '/perks';

test('[FED-01] a squad with a repository of its own installs the packages, makes a remote, tests it and deploys it', async ({
  page,
}) => {
  // An installation, the unit tests of the remote and its build.
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-own-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const env = { TIFFIN_DEPLOY_DIR: target.store, TIFFIN_SHELL_DIST: workspace.shellBuild };
  const repository = await OwnRepository.make(env);
  const own = await startOwnStack('outside', { TIFFIN_DEPLOY_DIR: target.store });

  await test.step('it installs the packed packages, and makes a remote', async () => {
    await repository.installPackages();
    expect(await repository.remote('create', REMOTE)).toContain(`${REMOTE} is made`);
  });
  await test.step('the tests of the remote pass', async () => {
    await repository.run('npx', 'jest', '--maxWorkers=1');
  });
  await test.step('a type error against the packages is not deployed', async () => {
    const routes = join(repository.folder, REMOTE, 'src/routes.ts');
    const wrong = `\nexport const wrong: StatedRoute = { path: 1, screen: 'none' };\n`;
    await repository.append(routes, wrong);
    await expect(repository.remote('deploy', REMOTE)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    });
    await repository.withdraw(routes, wrong);
  });
  await test.step('it deploys the remote, which is a page of the site', async () => {
    expect(await repository.remote('deploy', REMOTE)).toContain('built and went live');
    await expect
      .poll(async () => (await page.request.get(urls().shell + PATH)).status(), { timeout: 15_000 })
      .toBe(200);
    await page.goto(urls().shell + PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Perks' })).toBeVisible();
    await expectAccessible(page, 'the page of a remote from another repository');
    await page.getByRole('contentinfo').getByText('繁體中文', { exact: true }).click();
    await expect(page.getByText('這裡暫時沒有內容。')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${urls().shell}/`);
  });
  await page.goto('about:blank');
  await own.end();
  await repository.remove();
  rmSync(folder, { recursive: true, force: true });
});
