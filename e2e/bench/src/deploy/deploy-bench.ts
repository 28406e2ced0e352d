import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderTarget, goLive, publishBuild, runWebpack, workspace } from '@tiffin/deploy';
import { median } from '../median';
import { withChangedSource } from './with-changed-source';

const run = promisify(execFile);
const REMOTE = 'mfe-menu-cart';
/** Part of the chunk of its heaviest screen. */
const SOURCE = join(workspace.root, REMOTE, 'src/views/menu/menu-screen.tsx');

type Seconds = {
  readonly unchanged: number;
  readonly build: number;
  readonly deploy: number;
  readonly rollback: number;
};

/**
 * Times the heaviest remote: changed and rebuilt, deployed (uploaded, read back, switched), rolled back.
 * Prints seconds.
 */
export async function benchDeploy(runs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-bench-'));
  try {
    // A remote is checked with the live shell.
    await cp(workspace.localStore, join(folder, 'store'), { recursive: true });
    // The first two deploys fill the caches and serve as rollback targets.
    await deployOnce(folder, 'first');
    await deployOnce(folder, 'second');
    const times: Seconds[] = [];
    for (let at = 0; at < runs; at += 1) times.push(await timeOnce(folder, `run${at}`));
    const medianOf = (name: keyof Seconds) => median(times.map((one) => one[name])).toFixed(2);
    console.log(`deploys of ${REMOTE} to a folder; medians of ${runs}, seconds`);
    console.table({
      'rebuild, warm caches, nothing changed': medianOf('unchanged'),
      'rebuild, warm caches, after a change of a screen': medianOf('build'),
      'deploy: upload, read back by hash, switch': medianOf('deploy'),
      '"remote rollback", the whole command': medianOf('rollback'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeOnce(folder: string, buildId: string): Promise<Seconds> {
  const { build: unchanged } = await deployOnce(folder, `${buildId}-unchanged`);
  const { build, deploy } = await withChangedSource(SOURCE, buildId, () => deployOnce(folder, buildId));
  const env = { ...process.env, TIFFIN_DEPLOY_DIR: join(folder, 'store') };
  const main = 'shared/deploy/src/main.ts';
  const rollback = await secondsOf(() =>
    run(process.execPath, ['--import', 'tsx', main, 'rollback', REMOTE], { cwd: workspace.root, env }),
  );
  return { unchanged, build, deploy, rollback };
}

async function deployOnce(folder: string, buildId: string): Promise<Pick<Seconds, 'build' | 'deploy'>> {
  const outDir = join(folder, 'dist');
  const target = folderTarget(join(folder, 'store'));
  const build = await secondsOf(() => runWebpack({ dir: join(workspace.root, REMOTE), buildId, outDir }));
  const deploy = await secondsOf(async () => {
    const now = new Date();
    const published = await publishBuild(target, outDir, { now });
    await goLive(target, REMOTE, published, { by: 'bench', why: 'figures', now, lift: true });
  });
  return { build, deploy };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return (performance.now() - beganAt) / 1000;
}
