import { readTimeLimits } from '@tiffin/server/limits';
import type { TimeLimits } from '@tiffin/server/limits';
import { assetUrl, createSettingReader, partnerPort, sandboxUrl, shellUrl } from '@tiffin/server/settings';
import type { Env } from '@tiffin/server/settings';

/** The settings of the partner's server. */
export type PartnerSettings = {
  readonly port: number;
  readonly host: string;
  readonly shellUrl: string;
  readonly assetUrl: string;
  readonly sandboxUrl: string;
  /** Stands in for the partner's contract with the shop: it gives the tokens of test people. */
  readonly hostTokenUrl: string;
  readonly times: TimeLimits;
  /** Passed to the remote unchanged. */
  readonly config: object;
};

/** Reads the settings from an environment, each with a default for one machine. */
export function readSettings(env: Env): PartnerSettings {
  const reader = createSettingReader(env);
  const { read } = reader;
  const site = read(shellUrl);
  const sandbox = read(sandboxUrl);
  const settings = {
    port: read(partnerPort),
    host: '127.0.0.1',
    shellUrl: site,
    assetUrl: read(assetUrl),
    sandboxUrl: sandbox,
    hostTokenUrl: `${sandbox}/sandbox/tokens`,
    times: readTimeLimits(reader),
    config: configOf(site, sandbox),
  };
  reader.end();
  return settings;
}

function configOf(site: string, sandbox: string): object {
  return {
    environment: 'sandbox',
    product: 'tiffin',
    appVersion: '110001',
    origin: site,
    services: {
      main: `${sandbox}/main`,
      userGateway: `${sandbox}/user-gateway`,
      fulfillment: `${sandbox}/fulfillment`,
      invite: `${sandbox}/invite`,
      gateway: `${sandbox}/gateway`,
      organisation: `${sandbox}/organisation`,
      identity: `${sandbox}/identity`,
    },
    sso: { url: `${sandbox}/auth`, realm: 'tiffin', clientId: 'athena-client' },
    stripe: { scriptUrl: `${sandbox}/stripe/v3/stripe.js`, publishableKey: 'pk_test_tiffin' },
    guestTokenUrl: `${site}/_session/guest-token`,
    defaultLocation: { latitude: 43.6487, longitude: -79.3817, displayName: '12 Mercer Street, Toronto' },
    backOrigins: [],
    promoCodes: {},
    subdomain: null,
    organization: null,
  };
}
