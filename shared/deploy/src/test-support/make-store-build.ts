import type { RemoteBuild } from '@tiffin/contracts';

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
