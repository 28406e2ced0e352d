import type { AppConfig } from '@tiffin/config';
import { EXTENSIONS, extensionsNamed } from '@tiffin/contracts';
import type { LatLng } from '@tiffin/contracts';
import { readTargetSettings, readTrustedKeys } from '@tiffin/deploy';
import type { TargetSettings, TrustedKeys } from '@tiffin/deploy';
import { drainMs } from '@tiffin/server/draining';
import { readMetricsSettings } from '@tiffin/server/metrics';
import type { MetricsSettings } from '@tiffin/server/metrics';
import { readTracingSettings } from '@tiffin/server/tracing';
import type { TracingSettings } from '@tiffin/server/tracing';
import {
  assetUrl,
  createSettingReader,
  environment,
  guestClientSecret,
  partnerOrigins,
  serviceExtensions,
  shellPort,
  shellUrl,
  ssoRealm,
  ssoUrl,
} from '@tiffin/server/settings';
import type { Env, SettingReader } from '@tiffin/server/settings';
import * as hosts from './declared/host-settings';
import * as pages from './declared/page-settings';
import * as server from './declared/server-settings';
import * as services from './declared/service-settings';
import { mapOrigins, mapStyleUrl } from './declared/side-service-settings';
import type { Language } from './languages/language';
import { readLanguages } from './languages/read-languages';
import { readPrivacySettings } from './privacy/read-privacy-settings';
import type { PrivacySettings } from './privacy/read-privacy-settings';
import { readAddressSearch } from './read-address-search';
import { readDatabaseUrl } from './read-database-url';
import { readFloodLimits } from './read-flood-limits';
import type { FloodLimits } from './read-flood-limits';
import { readSideServices } from './read-side-services';
import { readSitemapPoints } from './search-engines/read-sitemap-points';
import { readVisitSettings } from './visits/visit-settings';
import type { VisitSettings } from './visits/visit-settings';

/** The server's settings. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** How long a process that is to end still serves new requests. */
  readonly drainMs: number;
  /** The port of the metrics, which is not public; null for none. */
  readonly metrics: MetricsSettings;
  /** The collector of traces; null for none. */
  readonly tracing: TracingSettings;
  /** The configuration that pages receive. */
  readonly config: AppConfig;
  readonly assetUrl: string;
  /** Origins of partners' pages that may show our elements. */
  readonly partnerOrigins: readonly string[];
  /** The target of deploys: a folder or a bucket. */
  readonly deployed: TargetSettings;
  /** The keys whose signatures count; empty if builds need none. */
  readonly trustedKeys: TrustedKeys;
  /** Folder of build output that is served instead of the deployed shell; null for none. */
  readonly shellFolder: string | null;
  readonly guestClient: { readonly id: string; readonly secret: string; readonly tokenUrl: string };
  readonly visits: VisitSettings;
  /** The remote that will own a path, by the path's pattern, while its first build is under way. */
  readonly awaitedRoutes: Readonly<Record<string, string>>;
  /** Hosts (`localhost:3200`) that an override may come from; none in production. */
  readonly overrideHosts: readonly string[];
  readonly floodLimits: FloodLimits;
  /** The PostgreSQL database in which processes share renewals of sessions; null for a single process. */
  readonly sessionStoreUrl: string | null;
  /** Who is asked for consent, and the links about privacy. */
  readonly privacy: PrivacySettings;
  /** Origins of tiles, sprites and glyphs, besides the one of the map's style. */
  readonly mapOrigins: readonly string[];
  /** Whether the server renders screens. Without it, it writes heads and data, and the browser renders. */
  readonly hasServerRendering: boolean;
  /** Milliseconds that a page waits until its screen is rendered. */
  readonly renderingLimitMs: number;
  /** Milliseconds in which a rendered page is shown while it is rendered again. */
  readonly renderedStaleMs: number;
  readonly renderedBytes: number;
  /** Whether pages name the shell's files in an informational response before the server reads their data. */
  readonly hasEarlyHints: boolean;
  /** The languages that are added as data. */
  readonly languages: readonly Language[];
  /** Points around which the sitemap lists merchants. */
  readonly sitemapPoints: readonly LatLng[];
};

/**
 * Returns the settings from an environment, with defaults for one machine. Throws one error that lists every fault.
 */
export function readSettings(env: Env): Settings {
  const reader = createSettingReader(env);
  const { read } = reader;
  const origin = read(shellUrl);
  const visits = readVisitSettings(reader, origin);
  const languages = readAddedLanguages(reader);
  const settings: Settings = {
    port: read(shellPort),
    host: read(server.shellHost),
    logLevel: read(server.logLevel),
    drainMs: read(drainMs),
    metrics: readMetricsSettings(reader),
    tracing: readTracingSettings(reader),
    assetUrl: read(assetUrl),
    partnerOrigins: read(partnerOrigins),
    deployed: readTargetSettings(reader),
    trustedKeys: readTrustedKeys(reader),
    shellFolder: read(server.shellDist),
    guestClient: readGuestClient(reader),
    config: readConfig(reader, { origin, visits, languages }),
    visits,
    awaitedRoutes: read(server.awaitedRoutes),
    overrideHosts: readOverrideHosts(reader),
    floodLimits: readFloodLimits(reader),
    privacy: readPrivacySettings(reader),
    sessionStoreUrl: readDatabaseUrl(reader, server.sessionStore),
    mapOrigins: read(mapOrigins),
    hasServerRendering: read(server.serverRendering),
    renderingLimitMs: read(server.renderingLimitMs),
    renderedStaleMs: read(server.renderedStaleS) * 1000,
    renderedBytes: read(server.renderedMegabytes) * 1_000_000,
    hasEarlyHints: read(server.earlyHints),
    languages,
    sitemapPoints: readSitemapPoints(reader),
  };
  reader.end();
  return settings;
}

function readConfig(
  reader: SettingReader,
  {
    origin,
    visits,
    languages,
  }: {
    readonly origin: string;
    readonly visits: VisitSettings;
    readonly languages: readonly Language[];
  },
): AppConfig {
  const { read } = reader;
  return {
    environment: read(environment),
    product: 'tiffin',
    appVersion: '110001',
    origin,
    services: {
      main: read(services.mainUrl),
      userGateway: read(services.userGatewayUrl),
      fulfillment: read(services.fulfillmentUrl),
      invite: read(services.inviteUrl),
      gateway: read(services.gatewayUrl),
      organisation: read(services.organisationUrl),
      identity: read(services.identityUrl),
    },
    sideServices: readSideServices(reader),
    sso: { url: read(ssoUrl), realm: read(ssoRealm), clientId: read(services.ssoClientId) },
    stripe: { scriptUrl: read(services.stripeScriptUrl), publishableKey: read(services.stripeKey) },
    guestTokenUrl: `${origin}/_session/guest-token`,
    defaultLocation: { latitude: 43.6487, longitude: -79.3817, displayName: '12 Mercer Street, Toronto' },
    backOrigins: read(hosts.backOrigins),
    embedHosts: visits.frameOrigins,
    hasEmbedStandIns: read(hosts.embedStandIns),
    promoCodes: read(pages.promoCodes),
    ...readExtensions(reader),
    imageOrigins: read(services.imageOrigins),
    ...readResizer(reader),
    ...readMap(reader, origin),
    hasWorker: read(pages.offline),
    hasMockTeams: read(services.teamData) === 'mock',
    languages: Object.fromEntries(languages.map(({ tag, name }) => [tag, name])),
    localSelectionDays: readLocalSelectionDays(reader),
    subdomain: null,
    organization: null,
  };
}

function readAddedLanguages({ read, refuse }: SettingReader): readonly Language[] {
  const folder = read(pages.languages);
  try {
    return folder === null ? [] : readLanguages(folder);
  } catch (error) {
    refuse(pages.languages, `cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function readGuestClient({ read }: SettingReader): Settings['guestClient'] {
  const realm = encodeURIComponent(read(ssoRealm));
  return {
    id: read(services.guestClientId),
    secret: read(guestClientSecret),
    tokenUrl: `${read(ssoUrl)}/realms/${realm}/protocol/openid-connect/token`,
  };
}

/** Returns what pages do without. The search for addresses has a setting of its own. */
function readExtensions(
  reader: SettingReader,
): Pick<AppConfig, 'addressSearch' | 'cities' | 'missingExtensions'> {
  const offered = extensionsNamed(reader.read(serviceExtensions), (fault) => {
    reader.refuse(serviceExtensions, fault);
  });
  const addresses = readAddressSearch(reader, offered);
  const isOffered: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(offered.map((name) => [name, true])),
    addressSearch: addresses.addressSearch !== undefined,
  };
  return {
    ...addresses,
    missingExtensions: Object.keys(EXTENSIONS).filter((name) => !isOffered[name]),
  };
}

function readMap({ read }: SettingReader, origin: string): Pick<AppConfig, 'map'> {
  const styleUrl = read(mapStyleUrl);
  return styleUrl === null ? {} : { map: { styleUrl, workerUrl: `${origin}/_map/worker.mjs` } };
}

function readResizer({ read, refuse }: SettingReader): Pick<AppConfig, 'imageResizer'> {
  const imageResizer = read(services.imageResizer);
  if (imageResizer === null) return {};
  if (!imageResizer.includes('{width}') || !imageResizer.includes('{url}'))
    refuse(services.imageResizer, `must contain {width} and {url}, not only "${imageResizer}"`);
  return { imageResizer };
}

function readOverrideHosts({ read, refuse }: SettingReader): readonly string[] {
  const given = read(hosts.overrideHosts);
  const wrong = given.find(
    (host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host,
  );
  if (wrong) refuse(hosts.overrideHosts, `must be hosts such as localhost:3200, not "${wrong}"`);
  return given;
}

/** Returns the number of days, or undefined if the feature is off. */
function readLocalSelectionDays({ read }: SettingReader): number | undefined {
  const days = read(pages.localSelectionDays);
  return read(pages.localSelections) ? days : undefined;
}
