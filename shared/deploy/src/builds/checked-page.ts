import type { AppConfig } from '@tiffin/config';
import { versionOf } from '@tiffin/contracts';
import type { Locale, RemoteRoute } from '@tiffin/contracts';
import type { BuildRecord } from '../build-record';

const SITE = 'http://localhost:3000';

/** The configuration of a page whose services cannot be reached. */
const config: AppConfig = {
  environment: 'production',
  product: 'tiffin',
  appVersion: '110001',
  origin: SITE,
  services: {
    main: 'http://main.invalid',
    userGateway: 'http://user-gateway.invalid',
    fulfillment: 'http://fulfillment.invalid',
    invite: 'http://invite.invalid',
    gateway: 'http://gateway.invalid',
    organisation: 'http://organisation.invalid',
    identity: 'http://identity.invalid',
  },
  sideServices: {
    analyticsUrl: null,
    cmsUrl: null,
    flagsUrl: null,
    ipLookup: null,
    errorDsn: null,
    fraudScriptUrl: null,
    downloadAppUrl: null,
  },
  sso: { url: 'http://sso.invalid', realm: 'tiffin', clientId: 'tiffin-web' },
  stripe: { scriptUrl: 'http://stripe.invalid/v3/stripe.js', publishableKey: 'pk_test' },
  guestTokenUrl: `${SITE}/guest-token`,
  defaultLocation: { latitude: 49.2838, longitude: -123.1088, displayName: 'Gastown, Vancouver' },
  backOrigins: [],
  embedHosts: [],
  hasEmbedStandIns: false,
  promoCodes: {},
  subdomain: null,
  organization: null,
};

type Checked = { readonly route: RemoteRoute; readonly locale: Locale; readonly nowMs: number };

/** Returns a page of a route as the shell asks a server build for it, without the answers of services. */
export function checkedPage(record: BuildRecord, { route, locale, nowMs }: Checked): object {
  const parameters = route.path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  return {
    path: route.path.replaceAll('/:', '/'),
    params: Object.fromEntries(parameters.map((name) => [name, name])),
    query: '',
    locale,
    siteUrl: SITE,
    route: { path: route.path, isAfterOrder: route.isAfterOrder },
    remote: { name: record.name, version: versionOf(record), url: `${SITE}/mf-manifest.json` },
    config,
    nowMs,
    hasScreen: true,
  };
}
