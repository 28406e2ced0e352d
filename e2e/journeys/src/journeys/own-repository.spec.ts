import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectAccessible, test } from '../fixtures';
import { OwnRepository } from '../own-repository';
import { ownPorts, startOwnStack } from '../stack-controls';
import { urls } from '../urls';
import { OwnTarget } from '../version-controls';

const REMOTE = 'mfe-perks';
const PATH = '/perks';

test('[FED-01] a squad with a repository of its own installs the packages, makes a remote, tests it and deploys it', async ({
  page,
  watch,
}) => {
  // An installation, the unit tests of the remote and its build.
  test.setTimeout(600_000);
  const { dev: port } = ownPorts('outside');
  watch.expectTrouble(new RegExp(`foreign host: http://localhost:${port}/`));
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-own-'));
  const target = new OwnTarget(folder);
  await target.copyLive();
  const env = { TIFFIN_DEPLOY_DIR: target.store };
  const repository = await OwnRepository.make(env);
  const own = await startOwnStack('outside', {
    TIFFIN_DEPLOY_DIR: target.store,
    TIFFIN_OVERRIDE_HOSTS: `localhost:${port}`,
  });

  await test.step('it installs the packed packages, and makes a remote', async () => {
    await repository.installPackages();
    expect(await repository.remote('create', REMOTE)).toContain(`${REMOTE} is made`);
  });
  await test.step('the tests of the remote pass', async () => {
    await repository.run('npx', 'jest', '--maxWorkers=1');
  });
  await test.step('a type error against the packages is not deployed', async () => {
    const routes = `${REMOTE}/src/routes.ts`;
    await repository.replace(routes, "'perks-screen'", '1');
    await expect(repository.remote('deploy', REMOTE)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    });
    await repository.replace(routes, 'screen: 1', "screen: 'perks-screen'");
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
  await test.step('it develops the remote in the pages of that shell', async () => {
    const dev = await repository.develop(REMOTE, urls().shell, port);
    await repository.replace(
      `${REMOTE}/src/locales/en.json`,
      'There is nothing here yet.',
      'Perks come soon.',
    );
    await page.goto(`${dev.url}&lang=en`);
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.getByText('Perks come soon.')).toBeVisible();
    await page.goto('about:blank');
    await dev.stop();
  });
  await own.end();
  await repository.remove();
  rmSync(folder, { recursive: true, force: true });
});
