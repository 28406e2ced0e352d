import type { RemoteBuild } from '@tiffin/contracts';
import { readRegistry } from './deploy-store';
import { goLive } from './go-live';
import { readReleases } from './releases';

/**
 * Makes an earlier build live again: the previous one, or the newest of `wanted` (`1.0.0` or `1.0.0-1a2b3c4d5e`).
 * It takes effect with the next page load.
 */
export async function rollbackRemote(store: string, name: string, wanted?: string): Promise<RemoteBuild> {
  const live = (await readRegistry(store)).remotes[name];
  if (!live) throw new Error(`${name} is not deployed.`);
  const build = wanted === undefined ? live.previous : await find(store, name, wanted);
  if (!build) {
    throw new Error(
      wanted === undefined
        ? `${name} has no version before ${live.version}-${live.buildId}.`
        : `${name} has no version ${wanted}. "remote list ${name}" shows what there is.`,
    );
  }
  await goLive(store, name, build);
  return build;
}

async function find(store: string, name: string, wanted: string): Promise<RemoteBuild | undefined> {
  const releases = await readReleases(store, name);
  return releases
    .map(({ build }) => build)
    .find((build) => build.version === wanted || `${build.version}-${build.buildId}` === wanted);
}
