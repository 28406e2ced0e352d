import { versionOf } from '@tiffin/contracts';
import { liveOf } from '../registry/entry-changes';
import type { StoreEntry, StoreRegistry } from '../registry/store-registry';
import type { StoredBuild } from '../registry/stored-build';
import type { Trust } from './trust';

/**
 * Returns the registry without builds that must not run. The build before them takes the place of a live one. A remote without
 * any trusted build is left out. `onFault` is called for each build that is left out.
 */
export async function onlyTrusted(
  registry: StoreRegistry,
  trust: Trust,
  onFault: (fault: string) => void,
): Promise<StoreRegistry> {
  if (!trust.isDemanded) return registry;
  const checked = async (name: string, build: StoredBuild): Promise<readonly StoredBuild[]> => {
    const verdict = await trust.check(name, build);
    if (!('fault' in verdict)) return [{ ...build, signedWith: verdict.keyId ?? undefined }];
    onFault(`${name} ${versionOf(build)} ${verdict.fault}, and is not served.`);
    return [];
  };
  const entry = async (name: string, whole: StoreEntry): Promise<StoreEntry | undefined> => {
    const { previous, earlier = [], rollout, pin } = whole;
    const builds = [liveOf(whole), ...(previous ? [previous] : []), ...earlier];
    const sound = (await Promise.all(builds.map((build) => checked(name, build)))).flat();
    const [early] = rollout ? await checked(name, rollout.build) : [];
    const [live, next, ...others] = sound;
    return (
      live && {
        ...live,
        ...(next && { previous: next }),
        ...(others.length > 0 && { earlier: others }),
        ...(rollout && early && { rollout: { ...rollout, build: early } }),
        ...(pin && { pin }),
      }
    );
  };
  const named = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, whole]) => [name, await entry(name, whole)] as const),
  );
  const shell = registry.shell && (await entry('shell', registry.shell));
  const { shell: _unchecked, ...rest } = registry;
  return {
    ...rest,
    remotes: Object.fromEntries(named.flatMap(([name, found]) => (found ? [[name, found]] : []))),
    ...(shell && { shell }),
  };
}
