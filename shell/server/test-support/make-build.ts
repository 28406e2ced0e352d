import type { RemoteBuild, RemoteRoute } from '@tiffin/contracts';

const FILES = ['entry.1.js', 'embed.1.js', 'element.1.js'];

/** Routes of every kind, by remote. */
export const ROUTES: Readonly<Record<string, readonly RemoteRoute[]>> = {
  'mfe-menu-cart': [
    { path: '/', listed: 'always' },
    { path: '/m/:merchantExternalId/menu', listed: 'by-merchant' },
  ],
  'mfe-checkout': [{ path: '/m/:merchantExternalId/place/order' }],
  'mfe-group-order': [{ path: '/order/fulfillments/:fulfillmentId/edit' }, { path: '/g/:linkId' }],
  'mfe-teams': [{ path: '/order/team/join' }],
};

/** Returns the record of a remote's build, as a deploy writes it. */
export function makeBuild(remote: string, buildId: string): RemoteBuild {
  return {
    version: '1.0.0',
    buildId,
    contract: 2,
    manifestUrl: `/${remote}/1.0.0-${buildId}/mf-manifest.json`,
    entry: 'entry.1.js',
    integrity: Object.fromEntries(FILES.map((file) => [file, `sha384-${buildId.padEnd(64, 'x')}`])),
    preload: ['entry.1.js'],
    routes: ROUTES[remote] ?? [],
    screens: {},
    slots: [],
  };
}
