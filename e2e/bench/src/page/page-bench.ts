import { join } from 'node:path';
import { workspace } from '@tiffin/deploy';
import { buildOneBundle } from '../one-bundle/build-one-bundle';
import { compareLoads } from './compare-loads';
import { serveBeside } from './serve-beside';

const MENU = '/m/saffron-street/menu';

/** Compares cold loads of the menu page as one bundle and as deployed, alternately. */
export async function benchPage(runs: number): Promise<void> {
  const { dist, store } = await buildOneBundle(join(workspace.root, '.tiffin/bench'));
  const { deployed, other, stop } = await serveBeside('one bundle', (origin) => ({
    TIFFIN_SHELL_DIST: dist,
    TIFFIN_ASSET_URL: origin,
    TIFFIN_DEPLOY_DIR: store,
  }));
  try {
    console.log(`Menu page: 1.6 Mbps, 150 ms, 4x CPU, 412x823; medians of ${runs}, cold, in turn`);
    await compareLoads(
      runs,
      { name: 'one bundle', url: other + MENU },
      { name: 'federated', url: deployed + MENU },
    );
  } finally {
    await stop();
  }
}
