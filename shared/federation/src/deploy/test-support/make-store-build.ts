import type { RemoteBuild } from '@tiffin/contracts';

/** A build of `mfe-teams` as a registry names it. */
export function makeStoreBuild(buildId: string): RemoteBuild {
  return {
    version: '1.0.0',
    buildId,
    contract: 1,
    manifestUrl: `/mfe-teams/1.0.0-${buildId}/mf-manifest.json`,
    entry: 'entry.js',
    integrity: {},
    preload: [],
    screens: {},
    slots: [],
  };
}
