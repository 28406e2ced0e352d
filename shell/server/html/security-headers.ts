import type { Settings } from '../settings';
import { cardProviderSources } from './card-provider-sources';
import { frameAncestors } from './content-security-policy';

/** Headers of every response. */
export function securityHeaders({ config, visits }: Settings): Readonly<Record<string, string>> {
  // A wallet's sheet opens from the card provider's frame.
  const wallets = cardProviderSources(config.stripe.scriptUrl).wallets.map((origin) => `"${origin}"`);
  return {
    // A route with its own policy repeats this directive.
    'content-security-policy': `frame-ancestors ${frameAncestors(visits).join(' ')}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self ${wallets.join(' ')})`,
    'cross-origin-opener-policy': 'same-origin',
    ...(config.origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
