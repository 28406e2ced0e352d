import type { RemoteBuild } from '@tiffin/contracts';
import type { StoreEntry } from '../registry/store-registry';

/** Returns a build as the registry stores it; of `mfe-teams` by default. */
export function makeStoreBuild(buildId: string, remote = 'mfe-teams'): RemoteBuild {
  return {
    version: '1.0.0',
    buildId,
    contract: 2,
    manifestUrl: `/${remote}/1.0.0-${buildId}/mf-manifest.json`,
    entry: 'entry.js',
    integrity: { 'entry.js': `sha384-${'x'.repeat(64)}` },
    preload: [],
    screens: {},
    slots: [],
  };
}

type ShellEntry = { readonly speaks?: number[]; readonly rollout?: StoreEntry['rollout'] };

/** Returns the shell's entry in the registry. */
export function makeStoreShell(buildId: string, { speaks = [1, 2], ...entry }: ShellEntry = {}): StoreEntry {
  const shell = { speaks, pageFormat: 1, initial: ['entry.js'], chunks: {} };
  return { ...makeStoreBuild(buildId, 'shell'), shell, ...entry };
}
