import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTarget, goLive, readRegistry, remoteNames, workspace } from '@tiffin/deploy';
import type { Side } from './compare-loads';
import { loadInTurn, MENU_ROWS, printLoads } from './compare-loads';
import { serveBeside } from './serve-beside';
import { withBrowser } from './with-browser';

const MENU = '/m/saffron-street/menu';
const DISH = 'main [data-item]';
const MANY = 50;

/** Compares cold loads of the menu page with the deployed remotes and with fifty remotes, alternately. */
export async function benchRegistry(runs: number): Promise<void> {
  const store = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  try {
    await cp(workspace.localStore, store, { recursive: true });
    await fill(store);
    const { deployed, others, stop } = await serveBeside([
      { name: `${MANY} remotes`, settings: () => ({ TIFFIN_DEPLOY_DIR: store }) },
    ]);
    const [other = ''] = others;
    try {
      console.log(`Menu page by the number of remotes; the same profile, medians of ${runs}, cold, in turn`);
      const sides: readonly Side[] = [
        { name: `${remoteNames().length} remotes`, url: deployed + MENU, content: DISH, needs: 'screen' },
        { name: `${MANY} remotes`, url: other + MENU, content: DISH, needs: 'screen' },
      ];
      printLoads(await withBrowser((browser) => loadInTurn(browser, runs, sides)), MENU_ROWS);
    } finally {
      await stop();
    }
  } finally {
    await rm(store, { recursive: true, force: true });
  }
}

/** Deploys copies of an existing remote, each twice, so that each has a previous build. */
async function fill(store: string): Promise<void> {
  const target = folderTarget(store);
  const known = remoteNames();
  const model = (await readRegistry(target)).remotes['mfe-teams'];
  if (!model) throw new Error('mfe-teams is not deployed: npm run build');
  for (let index = known.length; index < MANY; index += 1) {
    for (const version of ['1.0.0', '1.0.1']) {
      const going = { by: 'bench', why: 'many remotes', now: new Date() };
      await goLive(target, `mfe-more-${index}`, { ...model, version, slots: [] }, going);
    }
  }
}
