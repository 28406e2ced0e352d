import type { Settings } from '../settings';
import { BEFORE_HYDRATION_SOURCE } from './before-hydration';
import { cardProviderSources } from './card-provider-sources';
import { fraudScriptSources } from './fraud-script-sources';

/**
 * Returns two policies. The browser enforces both: one by nonce, one by host. `strict-dynamic` alone would let a
 * trusted script load from any host. Hosts alone would run any script that our hosts serve.
 */
export function contentSecurityPolicies(
  { config, assetUrl, visits, mapOrigins }: Settings,
  nonce: string,
  moreOrigins: readonly string[] = [],
): readonly string[] {
  const { analyticsUrl, cmsUrl, flagsUrl, ipLookup, errorDsn, fraudScriptUrl } = config.sideServices;
  const services = origins(Object.values(config.services));
  const sideServices = origins([analyticsUrl, cmsUrl, flagsUrl, ipLookup?.url, errorDsn]);
  const addresses = origins([config.addressSearch?.url]);
  const maps = config.map ? origins([config.map.styleUrl, ...mapOrigins]) : [];
  // The service worker (decision 35) and the map's (decision 34). Without them named, scripts of every host could run
  // as workers.
  const workers = [`${config.origin}/worker.js`, ...(config.map ? [config.map.workerUrl] : [])];
  const fraud = fraudScriptSources(fraudScriptUrl);
  const pictures = [...(config.imageOrigins ?? []), ...origins([config.imageResizer])];
  const sso = origins([config.sso.url]);
  const cards = cardProviderSources(config.stripe.scriptUrl);
  const assets = origins([assetUrl, ...moreOrigins]);
  // A dev server notifies its page of changes through a WebSocket.
  const sockets = moreOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  if (config.environment === 'dev') sockets.push('ws://localhost:*');
  const byNonce = {
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'object-src': none,
    'base-uri': none,
  };
  const byHost = {
    'default-src': none,
    'script-src': [self, BEFORE_HYDRATION_SOURCE, ...assets, ...cards.scripts, ...fraud.scripts],
    'style-src': [self, `'nonce-${nonce}'`],
    'img-src': [self, 'data:', ...assets, ...services, ...pictures, ...fraud.pictures],
    'font-src': [self, ...assets],
    'connect-src': [
      self,
      ...assets,
      ...services,
      ...sideServices,
      ...addresses,
      ...maps,
      ...sso,
      ...cards.calls,
      ...fraud.calls,
      ...sockets,
    ],
    'frame-src': [self, ...sso, ...cards.frames],
    'manifest-src': [self],
    'worker-src': workers,
    'form-action': [self, ...sso],
    'frame-ancestors': frameAncestors(visits),
    'object-src': none,
    'base-uri': none,
  };
  return [byNonce, byHost].map(written);
}

/** Returns who may frame our responses: our own pages and the hosts in the settings. */
export function frameAncestors({ frameOrigins }: Settings['visits']): readonly string[] {
  return [self, ...frameOrigins];
}

const self = "'self'";
const none = ["'none'"];

function origins(urls: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
