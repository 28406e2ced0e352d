import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remoteConfig, startDevServer } from '@tiffin/build';
import { buildDevelopmentShell, workspace } from '@tiffin/deploy';
import { expectPartAccessible } from '../accessible';
import { expect, expectAccessible, test } from '../fixtures';
import { ownPorts, startOwnStack } from '../stack-controls';
import { urls } from '../urls';

const { dev: port } = ownPorts('hot');
/** Limit of a build by webpack, which on a busy machine takes longer than any page. */
const REBUILD = { timeout: 60_000 };

test('[FED-16] a squad changes a screen of its remote: the open page reloads it and keeps the input', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectTrouble(new RegExp(`foreign host: http://localhost:${port}/`));
  // The page says in the console too why a build failed.
  watch.expectTrouble(
    /console: \[webpack-dev-server\] (?:ERROR in \.\/src\/screen\.tsx|Errors while compiling)/,
  );
  const folder = makeRemote();
  const config = { ...remoteConfig({ dir: folder, name: 'mfe-teams', mode: 'development' }), cache: false };
  const allowedOrigin = `http://localhost:${ownPorts('hot').shell}`;
  const [dev] = await Promise.all([startDevServer(config, { port, allowedOrigin }), buildDevelopmentShell()]);
  const own = await startOwnStack('hot', {
    TIFFIN_ENVIRONMENT: 'dev',
    TIFFIN_OVERRIDE_HOSTS: `localhost:${port}`,
    TIFFIN_SHELL_DIST: workspace.developmentShell,
  });

  await test.step('with a shell of React’s development build', async () => {
    await open(page);
    const question = page.getByRole('alertdialog', { name: `Load mfe-teams from localhost:${port}?` });
    await expect(question).toBeVisible();
    await expect(title(page, 'First')).toHaveCount(0);
    await expectPartAccessible(page, 'the question before a remote comes from elsewhere');
    await question.getByRole('button', { name: 'Load it' }).press('Enter');
    await expect(title(page, 'First')).toBeVisible();
    await markDocument(page);
    await page.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
    writeScreen(folder, 'Second');
    await expect(title(page, 'Second')).toBeVisible(REBUILD);
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
    expect(await isSameDocument(page)).toBe(true);
    await expectAccessible(page, 'a screen that was changed');
  });
  await test.step('the page shows why a build failed, until the next one succeeds', async () => {
    writeScreen(folder, 'Second</PageHeading>');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(/screen\.tsx/).first()).toBeVisible(REBUILD);
    writeScreen(folder, 'Second');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, REBUILD);
    await expect(title(page, 'Second')).toBeVisible();
  });
  await test.step('with the deployed shell, which does not support hot reload: the page reloads', async () => {
    // A page that still fetches something would find no server.
    await page.goto('about:blank');
    await own.stack.restart('shell', { TIFFIN_SHELL_DIST: '' });
    await open(page);
    await expect(title(page, 'Second')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await markDocument(page);
    writeScreen(folder, 'Third');
    await expect(title(page, 'Third')).toBeVisible(REBUILD);
    expect(await isSameDocument(page)).toBe(false);
  });
  await page.goto('about:blank');
  await Promise.all([dev.stop(), own.end()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a remote of one screen, in its own folder beside the workspace's packages. */
function makeRemote(): string {
  mkdirSync(join(workspace.root, '.tiffin'), { recursive: true });
  const folder = mkdtempSync(join(workspace.root, '.tiffin/hot-'));
  symlinkSync(join(workspace.root, 'mfe-teams/node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@tiffin/mfe-teams', version: '1.0.0' }),
  );
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    `import { CONTRACT_VERSION } from '@tiffin/contracts';
     // Its values are worked out by the build, as they are for every remote that calls a service.
     import { routes as calls } from '@tiffin/contracts/routes';
     import { Screen } from './screen';
     export const remote = {
       contract: CONTRACT_VERSION,
       routes: calls ? [{ path: '/order/team/join', element: <Screen /> }] : [],
     };`,
  );
  writeFileSync(join(folder, 'src/lifecycle.ts'), `export { remote } from './remote';`);
  writeScreen(folder, 'First');
  return folder;
}

function writeScreen(folder: string, heading: string): void {
  writeFileSync(
    join(folder, 'src/screen.tsx'),
    `import { PageHeading, Wrap } from '@tiffin/ui';
     import { useState } from 'react';
     export function Screen() {
       const [note, setNote] = useState('');
       return (
         <Wrap>
           <PageHeading>${heading}</PageHeading>
           <label>Note <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
         </Wrap>
       );
     }`,
  );
}

async function open(page: Page): Promise<void> {
  const manifest = encodeURIComponent(`http://localhost:${port}/mf-manifest.json`);
  await page.goto(`${urls().shell}/order/team/join?remote.mfe-teams=${manifest}`);
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
