import type { RemoteBuild } from '@tiffin/contracts';

const FILES = ['entry.1.js', 'embed.1.js', 'element.1.js'];

/** A build of a remote as a deploy names it. */
export function makeBuild(remote: string, buildId: string): RemoteBuild {
  return {
    version: '1.0.0',
    buildId,
    contract: 1,
    manifestUrl: `/${remote}/1.0.0-${buildId}/mf-manifest.json`,
    entry: 'entry.1.js',
    integrity: Object.fromEntries(FILES.map((file) => [file, `sha384-${buildId.padEnd(64, 'x')}`])),
    preload: ['entry.1.js'],
    screens: {},
    slots: [],
  };
}
