import type { Settings } from '../settings';
import { frameAncestors } from './content-security-policy';

/** Headers of every response. */
export function securityHeaders({ config, visits }: Settings): Readonly<Record<string, string>> {
  return {
    // A route with its own policy repeats this directive.
    'content-security-policy': `frame-ancestors ${frameAncestors(visits).join(' ')}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
