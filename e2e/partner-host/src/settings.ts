/** The settings of the partner's server. */
export type PartnerSettings = {
  readonly port: number;
  readonly host: string;
  readonly shellUrl: string;
  readonly assetUrl: string;
  readonly sandboxUrl: string;
  /** Stands in for the partner's contract with the shop: it gives the tokens of test people. */
  readonly hostTokenUrl: string;
  /** Passed to the remote unchanged. */
  readonly config: object;
};

/** Reads the settings from an environment, each with a default for one machine. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): PartnerSettings {
  const shellUrl = env['TIFFIN_SHELL_URL'] ?? `http://localhost:${env['TIFFIN_SHELL_PORT'] ?? '3000'}`;
  const sandbox = env['TIFFIN_SANDBOX_URL'] ?? `http://localhost:${env['TIFFIN_SANDBOX_PORT'] ?? '4000'}`;
  return {
    port: Number(env['TIFFIN_PARTNER_PORT'] ?? 3100),
    host: '127.0.0.1',
    shellUrl,
    assetUrl: env['TIFFIN_ASSET_URL'] ?? `http://localhost:${env['TIFFIN_ASSET_PORT'] ?? '3001'}`,
    sandboxUrl: sandbox,
    hostTokenUrl: `${sandbox}/sandbox/tokens`,
    config: {
      environment: 'sandbox',
      product: 'tiffin',
      appVersion: '110001',
      origin: shellUrl,
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
      guestTokenUrl: `${shellUrl}/_session/guest-token`,
      defaultLocation: { latitude: 43.6487, longitude: -79.3817, displayName: '12 Mercer Street, Toronto' },
      backOrigins: [],
      promoCodes: {},
      subdomain: null,
      organization: null,
    },
  };
}
