import { createECDH } from 'node:crypto';
import type { SandboxContext } from '../../context';

/** The keys with which a push service knows the sender (RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * Returns the keys of the options, or keys that are derived from the signing key: browsers stay subscribed after a
 * restart.
 */
export function vapidKeys({ options, secretFor }: Pick<SandboxContext, 'options' | 'secretFor'>): VapidKeys {
  if (options.push.keys) return options.push.keys;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secretFor('order-news').subarray(0, 32));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
