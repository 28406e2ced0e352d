import type { AddressSearchConfig } from './address-search-config';
import { ENVIRONMENTS } from './app-config';
import type { AppConfig } from './app-config';
import { createReader } from './create-reader';
import type { Reader } from './create-reader';
import type { Organization } from './organization';
import type { SideServices } from './side-services';

/** Parses a configuration. Throws one error that names every missing or wrong key. */
export function parseConfig(input: unknown): AppConfig {
  const read = createReader(input);
  const config: AppConfig = {
    environment: read.oneOf('environment', ENVIRONMENTS),
    product: read.oneOf('product', ['tiffin']),
    appVersion: read.oneOf('appVersion', ['110001']),
    ...readRelease(read),
    origin: read.url('origin'),
    services: {
      main: read.url('services.main'),
      userGateway: read.url('services.userGateway'),
      fulfillment: read.url('services.fulfillment'),
      invite: read.url('services.invite'),
      gateway: read.url('services.gateway'),
      organisation: read.url('services.organisation'),
      identity: read.url('services.identity'),
    },
    sideServices: readSideServices(read),
    sso: {
      url: read.url('sso.url'),
      realm: read.text('sso.realm'),
      clientId: read.text('sso.clientId'),
    },
    stripe: {
      scriptUrl: read.url('stripe.scriptUrl'),
      publishableKey: read.text('stripe.publishableKey'),
    },
    guestTokenUrl: read.url('guestTokenUrl'),
    defaultLocation: {
      latitude: read.numberWithin('defaultLocation.latitude', -90, 90),
      longitude: read.numberWithin('defaultLocation.longitude', -180, 180),
      displayName: read.text('defaultLocation.displayName'),
    },
    backOrigins: read.listOf('backOrigins'),
    embedHosts: read.listOf('embedHosts'),
    hasEmbedStandIns: read.isTrue('hasEmbedStandIns'),
    promoCodes: read.textsOf('promoCodes'),
    localSelectionDays: read.optionalNumberWithin('localSelectionDays', 1, 3650),
    ...readAddressSearch(read),
    cities: read.listOf('cities'),
    imageOrigins: read.listOf('imageOrigins'),
    ...readResizer(read),
    ...readMap(read),
    hasWorker: read.isTrue('hasWorker'),
    hasMockTeams: read.isTrue('hasMockTeams'),
    missingExtensions: read.listOf('missingExtensions'),
    languages: read.textsOf('languages'),
    subdomain: read.optionalText('subdomain'),
    organization: readOrganization(read),
  };
  if (read.bad.length > 0) throw new Error(`Configuration: missing or wrong: ${read.bad.join(', ')}`);
  return config;
}

function readRelease(read: Reader): Pick<AppConfig, 'release'> {
  const release = read.optionalText('release');
  return release === null ? {} : { release };
}

function readAddressSearch(read: Reader): { readonly addressSearch?: AddressSearchConfig } {
  if (read.optionalText('addressSearch.provider') === null) return {};
  const url = read.url('addressSearch.url');
  return {
    addressSearch:
      read.oneOf('addressSearch.provider', ['photon', 'google']) === 'google'
        ? { provider: 'google', url, key: read.text('addressSearch.key') }
        : { provider: 'photon', url, languages: read.listOf('addressSearch.languages') },
  };
}

function readMap(read: Reader): Pick<AppConfig, 'map'> {
  const styleUrl = read.optionalUrl('map.styleUrl');
  return styleUrl === null ? {} : { map: { styleUrl, workerUrl: read.url('map.workerUrl') } };
}

function readResizer(read: Reader): Pick<AppConfig, 'imageResizer'> {
  const imageResizer = read.optionalUrl('imageResizer');
  return imageResizer === null ? {} : { imageResizer };
}

function readOrganization(read: Reader): Organization | null {
  const organizationId = read.optionalText('organization.organizationId');
  const isOn = (name: string): boolean => read.isTrue(`organization.${name}`);
  if (organizationId === null) return null;
  return {
    organizationId,
    isOrg: isOn('isOrg'),
    hasStickyPlaceOrder: isOn('hasStickyPlaceOrder'),
    isBuildingPlatform: isOn('isBuildingPlatform'),
  };
}

function readSideServices(read: Reader): SideServices {
  const url = (name: string): string | null => read.optionalUrl(`sideServices.${name}`);
  const lookupUrl = url('ipLookup.url');
  return {
    analyticsUrl: url('analyticsUrl'),
    cmsUrl: url('cmsUrl'),
    flagsUrl: url('flagsUrl'),
    ipLookup: lookupUrl === null ? null : { url: lookupUrl, key: read.text('sideServices.ipLookup.key') },
    errorDsn: url('errorDsn'),
    fraudScriptUrl: url('fraudScriptUrl'),
    downloadAppUrl: url('downloadAppUrl'),
  };
}
