import { join } from 'node:path';
import type { RemoteBuild } from '@tiffin/contracts';
import { readRegistry, writeRegistry } from './deploy-store';
import { withLock } from './with-lock';

/** Makes a published build the live one, in one step; what was live stays at hand as the previous one. */
export async function goLive(store: string, name: string, build: RemoteBuild): Promise<void> {
  await withLock(join(store, '.lock'), async () => {
    const registry = await readRegistry(store);
    const live = registry.remotes[name];
    const isSame = live?.manifestUrl === build.manifestUrl;
    const previous = isSame ? live.previous : live && withoutPrevious(live);
    await writeRegistry(store, {
      remotes: { ...registry.remotes, [name]: { ...build, previous } },
    });
  });
}

function withoutPrevious({
  previous: _older,
  ...build
}: RemoteBuild & { readonly previous?: unknown }): RemoteBuild {
  return build;
}
