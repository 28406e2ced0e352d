import { NO_SIDE_SERVICES } from '@tiffin/config';
import type { AppConfig, SideServices } from '@tiffin/config';
import { EXTENSIONS } from '@tiffin/contracts';

/** A configuration with unreachable URLs. */
export const testConfig: AppConfig = {
  environment: 'sandbox',
  product: 'tiffin',
  appVersion: '110001',
  origin: 'http://localhost:3000',
  services: {
    main: 'http://main.test',
    userGateway: 'http://user-gateway.test',
    fulfillment: 'http://fulfillment.test',
    invite: 'http://invite.test',
    gateway: 'http://gateway.test',
    organisation: 'http://organisation.test',
    identity: 'http://identity.test',
  },
  sideServices: NO_SIDE_SERVICES,
  sso: { url: 'http://sso.test', realm: 'tiffin', clientId: 'tiffin-web' },
  stripe: { scriptUrl: 'http://stripe.test/v3/stripe.js', publishableKey: 'pk_test' },
  guestTokenUrl: 'http://localhost:3000/guest-token',
  defaultLocation: { latitude: 49.2838, longitude: -123.1088, displayName: 'Gastown, Vancouver' },
  backOrigins: ['https://partner.example'],
  embedHosts: ['https://partner.example'],
  hasEmbedStandIns: false,
  promoCodes: {},
  addressSearch: { provider: 'photon', url: 'http://address-search.test', languages: ['en'] },
  subdomain: null,
  organization: null,
};

/**
 * The optional services, for tests that call `setConfig({ ...testConfig, sideServices: testSideServices })`.
 */
export const testSideServices: SideServices = {
  analyticsUrl: 'http://analytics.test',
  cmsUrl: 'http://cms.test',
  flagsUrl: 'http://flags.test',
  ipLookup: { url: 'http://ip-lookup.test', key: 'lookup-key' },
  errorDsn: 'http://tiffin@errors.test/1',
  fraudScriptUrl: 'http://fraud.test/s.js',
  downloadAppUrl: 'http://localhost:3000/_app',
};

const { addressSearch: _ours, ...configured } = testConfig;

/** A page whose services have the calls of the specification's section 7, and no others. */
export const specifiedConfig: AppConfig = {
  ...configured,
  missingExtensions: Object.keys(EXTENSIONS),
  cities: ['Toronto/多倫多,ON,CA,43.65,-79.38', 'London/倫敦,,GB,51.5,-0.09'],
};
