import type { Settings } from '../settings';

/**
 * Two policies, both of which must allow a thing: one by nonce, one by host. `strict-dynamic` alone would let a trusted
 * script load from any host; hosts alone would run any script that our hosts serve.
 */
export function contentSecurityPolicies(
  { config, assetUrl }: Settings,
  nonce: string,
  moreOrigins: readonly string[] = [],
): readonly string[] {
  const services = origins(Object.values(config.services));
  const sso = origins([config.sso.url]);
  const cards = origins([config.stripe.scriptUrl]);
  const assets = origins([assetUrl, ...moreOrigins]);
  // A dev server tells its page of changes by a socket.
  const sockets = moreOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  if (config.environment === 'dev') sockets.push('ws://localhost:*');
  const byNonce = {
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'object-src': none,
    'base-uri': none,
  };
  const byHost = {
    'default-src': none,
    'script-src': [self, ...assets, ...cards],
    'style-src': [self, `'nonce-${nonce}'`],
    'img-src': [self, 'data:', ...assets, ...services],
    'font-src': [self, ...assets],
    'connect-src': [self, ...assets, ...services, ...sso, ...cards, ...sockets],
    'frame-src': [self, ...sso, ...cards],
    'manifest-src': [self],
    'form-action': [self, ...sso],
    'frame-ancestors': [self],
    'object-src': none,
    'base-uri': none,
  };
  return [byNonce, byHost].map(written);
}

const self = "'self'";
const none = ["'none'"];

function origins(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
