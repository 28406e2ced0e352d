import type { RemoteBuild } from '@tiffin/contracts';

/** A build of a remote as a deploy names it. */
export function makeBuild(remote: string, buildId: string): RemoteBuild {
  return {
    version: '1.0.0',
    buildId,
    contract: 1,
    manifestUrl: `/${remote}/1.0.0-${buildId}/mf-manifest.json`,
    entry: 'entry.1.js',
    integrity: { 'entry.1.js': `sha384-${buildId}` },
    preload: ['entry.1.js'],
    screens: {},
    slots: [],
  };
}
