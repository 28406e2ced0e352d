import type { PartnerSettings } from './settings';

/** Returns a strict policy with only the permissions that the shop needs from a partner. */
export function policyOf({ shellUrl, assetUrl, sandboxUrl }: PartnerSettings, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${shellUrl} ${assetUrl}`,
    `connect-src 'self' ${shellUrl} ${assetUrl} ${sandboxUrl}`,
    `img-src data: ${sandboxUrl}`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
