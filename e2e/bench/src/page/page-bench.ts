import { join } from 'node:path';
import { workspace } from '@tiffin/deploy';
import { buildOneBundle } from '../one-bundle/build-one-bundle';
import { compareMenu } from './compare-menu';
import { compareScreens } from './compare-screens';
import { measureShifts } from './measure-shifts';
import { serveBeside } from './serve-beside';
import type { Beside } from './serve-beside';
import { withBrowser } from './with-browser';

const OFF = { TIFFIN_SERVER_RENDERING: 'off' };

/**
 * Compares cold loads of pages: rendered by the server and by the browser, as deployed and as one bundle, alternately. Then
 * measures what moves on the first pages.
 */
export async function benchPage(runs: number): Promise<void> {
  const { dist, store } = await buildOneBundle(join(workspace.root, '.tiffin/bench'));
  const bundle =
    (more: Readonly<Record<string, string>>): Beside['settings'] =>
    (origin) => ({
      TIFFIN_SHELL_DIST: dist,
      TIFFIN_ASSET_URL: origin,
      TIFFIN_DEPLOY_DIR: store,
      ...more,
    });
  const { deployed, others, sandbox, stop } = await serveBeside([
    { name: 'deployed, browser', settings: () => OFF },
    { name: 'one bundle, browser', settings: bundle(OFF) },
    { name: 'one bundle, server', settings: bundle({}) },
  ]);
  const [inBrowser = '', bundleInBrowser = '', bundleOnServer = ''] = others;
  try {
    console.log(
      `Phone profile: 1.6 Mbps, 150 ms, 4x CPU, 412x823; medians of ${runs} (range), cold, in turn`,
    );
    await withBrowser(async (browser) => {
      await compareMenu(browser, runs, { deployed, inBrowser, bundleInBrowser, bundleOnServer });
      await compareScreens(browser, runs, { deployed, inBrowser, sandbox });
      await measureShifts(browser, { shell: deployed, sandbox });
    });
  } finally {
    await stop();
  }
}
