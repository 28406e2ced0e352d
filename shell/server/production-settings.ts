import type { SettingReader } from './setting-reader';
import type { Settings } from './settings';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** The sandbox's default secrets, which are public in its source. */
export const SANDBOX_SECRETS = {
  guestClient: 'tiffin-sandbox-guest-secret',
  ipLookup: 'tiffin-sandbox-lookup-key',
} as const;

/**
 * Refuses every setting that is unsafe in production: test keys, known secrets, and URLs without TLS or on this
 * machine.
 */
export function refuseInProduction(
  read: SettingReader,
  { config, assetUrl, guestClient, visits }: Settings,
): void {
  const { services, sideServices: side, sso, stripe } = config;
  const urls: Readonly<Record<string, string | null>> = {
    TIFFIN_SHELL_URL: config.origin,
    TIFFIN_ASSET_URL: assetUrl,
    TIFFIN_SSO_URL: sso.url,
    TIFFIN_MAIN_URL: services.main,
    TIFFIN_USER_GATEWAY_URL: services.userGateway,
    TIFFIN_FULFILLMENT_URL: services.fulfillment,
    TIFFIN_INVITE_URL: services.invite,
    TIFFIN_GATEWAY_URL: services.gateway,
    TIFFIN_ORGANISATION_URL: services.organisation,
    TIFFIN_IDENTITY_URL: services.identity,
    TIFFIN_STRIPE_SCRIPT_URL: stripe.scriptUrl,
    TIFFIN_ANALYTICS_URL: side.analyticsUrl,
    TIFFIN_CMS_URL: side.cmsUrl,
    TIFFIN_FLAGS_URL: side.flagsUrl,
    TIFFIN_IP_LOOKUP_URL: side.ipLookup && side.ipLookup.url,
    TIFFIN_ERROR_DSN: side.errorDsn,
    TIFFIN_FRAUD_SCRIPT_URL: side.fraudScriptUrl,
    TIFFIN_DOWNLOAD_APP_URL: side.downloadAppUrl,
    TIFFIN_MAP_STYLE_URL: config.map?.styleUrl ?? null,
    TIFFIN_ADDRESS_SEARCH_URL: config.addressSearch?.url ?? null,
  };
  for (const [name, url] of Object.entries(urls)) if (url !== null) refuseUrl(read, name, url);
  for (const url of visits.frameOrigins) refuseUrl(read, 'TIFFIN_FRAME_ORIGINS', url);
  for (const url of config.backOrigins) refuseUrl(read, 'TIFFIN_BACK_ORIGINS', url);
  if (!stripe.publishableKey.startsWith('pk_live_'))
    read.refuse('TIFFIN_STRIPE_KEY', 'must be a live key (pk_live_…) in production');
  if (config.hasMockTeams) read.refuse('TIFFIN_TEAM_DATA', 'must be service in production');
  if (guestClient.secret === SANDBOX_SECRETS.guestClient)
    read.refuse('TIFFIN_GUEST_CLIENT_SECRET', 'must be set in production');
  if (side.ipLookup?.key === SANDBOX_SECRETS.ipLookup)
    read.refuse('TIFFIN_IP_LOOKUP_KEY', 'must be set in production');
}

function refuseUrl(read: SettingReader, name: string, text: string): void {
  // Invalid URLs have already been reported.
  if (!URL.canParse(text)) return;
  const { protocol, hostname } = new URL(text);
  if (LOOPBACK.test(hostname)) read.refuse(name, `must not be this machine in production, but is "${text}"`);
  else if (protocol !== 'https:') read.refuse(name, `must be https in production, but is "${text}"`);
  else if (hostname.includes('*'))
    read.refuse(name, `must name hosts one by one in production, not "${text}"`);
}
