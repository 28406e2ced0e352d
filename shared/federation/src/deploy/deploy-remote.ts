import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import { readBuildRecord } from './build-record';
import { readBudgets } from './budgets';
import { checkBuild } from './check-build';
import { readRegistry } from './deploy-store';
import { goLive } from './go-live';
import { inputHash } from './input-hash';
import { publishBuild } from './publish-build';
import { addRelease, readReleases } from './releases';
import { runWebpack } from './run-webpack';
import { withLock } from './with-lock';
import { workspace } from './workspace';

export type Deployed = {
  readonly build: RemoteBuild;
  readonly did: 'nothing changed' | 'went live again' | 'built and went live';
};

/**
 * Builds a remote unless its inputs are those of a build in the store, checks contract and budget, publishes, verifies
 * and switches the registry. Whatever fails leaves the live version as it was.
 */
export async function deployRemote(name: string, store: string = workspace.store): Promise<Deployed> {
  const buildId = await inputHash(workspace.root, name);
  const live = (await readRegistry(store)).remotes[name];
  if (live?.buildId === buildId) return { build: live, did: 'nothing changed' };
  const known = (await readReleases(store, name)).find((release) => release.build.buildId === buildId);
  if (known) {
    await goLive(store, name, known.build);
    return { build: known.build, did: 'went live again' };
  }
  const build = await buildAndPublish(name, buildId, store);
  await goLive(store, name, build);
  return { build, did: 'built and went live' };
}

async function buildAndPublish(name: string, buildId: string, store: string): Promise<RemoteBuild> {
  const outDir = join(workspace.buildFolder, `${name}-${buildId}-${process.pid}`);
  try {
    await runWebpack({ dir: join(workspace.root, name), buildId, outDir });
    checkBuild(await readBuildRecord(outDir), {
      contract: await liveContract(),
      budgets: await readBudgets(workspace.budgets),
    });
    const build = await publishBuild(store, outDir);
    const deployedAt = new Date().toISOString();
    await withLock(join(store, '.lock'), () => addRelease(store, name, { deployedAt, build }));
    return build;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function liveContract(): Promise<number> {
  const shell = await readBuildRecord(workspace.shellBuild).catch(() => undefined);
  return shell?.contract ?? CONTRACT_VERSION;
}
