import { ENVIRONMENTS } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import type { LatLng } from '@tiffin/contracts';
import { LOCAL_SELECTION_DAYS } from '@tiffin/domain';
import { readTargetSettings } from '@tiffin/deploy';
import type { TargetSettings } from '@tiffin/deploy';
import { fileURLToPath } from 'node:url';
import { readAddressSearch } from './read-address-search';
import { readFloodLimits } from './read-flood-limits';
import type { FloodLimits } from './read-flood-limits';
import { refuseInProduction, SANDBOX_SECRETS } from './production-settings';
import { readSideServices } from './read-side-services';
import { readSitemapPoints } from './search-engines/read-sitemap-points';
import { createSettingReader } from './setting-reader';
import type { SettingReader } from './setting-reader';
import { readVisitSettings } from './visits/visit-settings';
import type { VisitSettings } from './visits/visit-settings';

/** The server's settings. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** The configuration that pages receive. */
  readonly config: AppConfig;
  readonly assetUrl: string;
  /** The target of deploys: a folder or a bucket. */
  readonly deployed: TargetSettings;
  /** Folder of the built shell. */
  readonly shellFolder: string;
  readonly guestClient: { readonly id: string; readonly secret: string; readonly tokenUrl: string };
  readonly visits: VisitSettings;
  /** Hosts (`localhost:3200`) that an override may come from; none in production. */
  readonly overrideHosts: readonly string[];
  readonly floodLimits: FloodLimits;
  /** Origins of tiles, sprites and glyphs, besides the one of the map's style. */
  readonly mapOrigins: readonly string[];
  /** Whether the server renders screens. Without it, it writes heads and data, and the browser renders. */
  readonly hasServerRendering: boolean;
  /** Milliseconds that a page waits until its screen is rendered. */
  readonly renderingLimitMs: number;
  /** Whether pages name the shell's files in an informational response before the server reads their data. */
  readonly hasEarlyHints: boolean;
  /** Points around which the sitemap lists merchants. */
  readonly sitemapPoints: readonly LatLng[];
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Promo codes by the name of a building or an area, which a promo parameter may contain. */
const PROMO_CODES =
  'ny=LUNCH10,la=LUNCH10,brookfield=FIVEOFF,westfield=FIVEOFF,tishman-speyer=FREEDEL,dps=BASE15';

/**
 * Returns the settings from an environment, with defaults for one machine. Throws one error that lists every fault.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = createSettingReader(env);
  const port = read.port('TIFFIN_SHELL_PORT', 3000);
  const origin = read.url('TIFFIN_SHELL_URL', `http://localhost:${port}`);
  const assetUrl = read.url('TIFFIN_ASSET_URL', `http://localhost:${read.port('TIFFIN_ASSET_PORT', 3001)}`);
  const sandbox = read.url(
    'TIFFIN_SANDBOX_URL',
    `http://localhost:${read.port('TIFFIN_SANDBOX_PORT', 4000)}`,
  );
  const environment = read.oneOf('TIFFIN_ENVIRONMENT', ENVIRONMENTS, 'sandbox');
  const sso = {
    url: read.url('TIFFIN_SSO_URL', `${sandbox}/auth`),
    realm: read.text('TIFFIN_SSO_REALM', 'tiffin'),
    clientId: read.text('TIFFIN_SSO_CLIENT_ID', 'athena-client'),
  };
  const secret = read.text('TIFFIN_GUEST_CLIENT_SECRET', SANDBOX_SECRETS.guestClient);
  const visits = readVisitSettings(read, { origin, environment, sandbox });
  const settings: Settings = {
    port,
    host: read.text('TIFFIN_SHELL_HOST', 'localhost'),
    logLevel: read.oneOf('TIFFIN_LOG_LEVEL', LOG_LEVELS, 'info'),
    assetUrl,
    deployed: readTargetSettings(env, fromTop('.tiffin/deploy')),
    shellFolder: read.text('TIFFIN_SHELL_DIST', fromTop('shell/dist')),
    guestClient: {
      id: read.text('TIFFIN_GUEST_CLIENT_ID', 'guest-service'),
      secret,
      tokenUrl: `${sso.url}/realms/${encodeURIComponent(sso.realm)}/protocol/openid-connect/token`,
    },
    config: {
      environment,
      product: 'tiffin',
      appVersion: '110001',
      origin,
      services: {
        main: read.url('TIFFIN_MAIN_URL', `${sandbox}/main`),
        userGateway: read.url('TIFFIN_USER_GATEWAY_URL', `${sandbox}/user-gateway`),
        fulfillment: read.url('TIFFIN_FULFILLMENT_URL', `${sandbox}/fulfillment`),
        invite: read.url('TIFFIN_INVITE_URL', `${sandbox}/invite`),
        gateway: read.url('TIFFIN_GATEWAY_URL', `${sandbox}/gateway`),
        organisation: read.url('TIFFIN_ORGANISATION_URL', `${sandbox}/organisation`),
        identity: read.url('TIFFIN_IDENTITY_URL', `${sandbox}/identity`),
      },
      sideServices: readSideServices(read, { origin, sandbox }),
      sso,
      stripe: {
        scriptUrl: read.url('TIFFIN_STRIPE_SCRIPT_URL', `${sandbox}/stripe/v3/stripe.js`),
        publishableKey: read.text('TIFFIN_STRIPE_KEY', 'pk_test_tiffin'),
      },
      guestTokenUrl: `${origin}/_session/guest-token`,
      defaultLocation: { latitude: 43.6487, longitude: -79.3817, displayName: '12 Mercer Street, Toronto' },
      backOrigins: read.origins('TIFFIN_BACK_ORIGINS', visits.frameOrigins.join(',')),
      embedHosts: visits.frameOrigins,
      hasEmbedStandIns: readStandIns(read, environment === 'production'),
      promoCodes: read.pairs('TIFFIN_PROMO_CODES', PROMO_CODES),
      addressSearch: readAddressSearch(read, sandbox),
      ...readMap(read, { origin, sandbox }),
      hasWorker: read.oneOf('TIFFIN_OFFLINE', ['on', 'off'], 'on') === 'on',
      hasMockTeams: read.oneOf('TIFFIN_TEAM_DATA', ['service', 'mock'], 'service') === 'mock',
      localSelectionDays: readLocalSelectionDays(read),
      subdomain: null,
      organization: null,
    },
    visits,
    overrideHosts: readOverrideHosts(read, environment === 'production'),
    floodLimits: readFloodLimits(read, env),
    mapOrigins: read.origins('TIFFIN_MAP_ORIGINS', 'none'),
    hasServerRendering: read.oneOf('TIFFIN_SERVER_RENDERING', ['on', 'off'], 'on') === 'on',
    renderingLimitMs: read.wholeNumber('TIFFIN_SERVER_RENDERING_LIMIT_MS', 500),
    hasEarlyHints: read.oneOf('TIFFIN_EARLY_HINTS', ['on', 'off'], 'off') === 'on',
    sitemapPoints: readSitemapPoints(read, environment === 'production'),
  };
  if (environment === 'production') refuseInProduction(read, settings);
  if (read.faults.length > 0) throw new Error(`Settings: ${read.faults.join('; ')}`);
  return settings;
}

/**
 * Returns whether stand-ins of webviews and mini-apps are on. They pay with the sandbox's test cards, so production
 * refuses them.
 */
function readStandIns(read: SettingReader, isProduction: boolean): boolean {
  const isOn = read.oneOf('TIFFIN_EMBED_STAND_INS', ['off', 'on'], isProduction ? 'off' : 'on') === 'on';
  if (isOn && isProduction) read.refuse('TIFFIN_EMBED_STAND_INS', 'must be off in production');
  return isOn;
}

/** Returns the style of maps: the sandbox's unless set. `none` is a site without maps. */
function readMap(
  read: SettingReader,
  { origin, sandbox }: { readonly origin: string; readonly sandbox: string },
): Pick<AppConfig, 'map'> {
  const styleUrl = read.optionalUrl('TIFFIN_MAP_STYLE_URL', `${sandbox}/map/style.json`);
  return styleUrl === null ? {} : { map: { styleUrl, workerUrl: `${origin}/_map/worker.mjs` } };
}

/** Returns no hosts by default. `npm run dev` sets the host of its dev server. */
function readOverrideHosts(read: SettingReader, isProduction: boolean): readonly string[] {
  const hosts = read.list('TIFFIN_OVERRIDE_HOSTS', 'none');
  const wrong = hosts.find(
    (host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host,
  );
  if (wrong) read.refuse('TIFFIN_OVERRIDE_HOSTS', `must be hosts such as localhost:3200, not "${wrong}"`);
  if (isProduction && hosts.length > 0) read.refuse('TIFFIN_OVERRIDE_HOSTS', 'must be none in production');
  return hosts;
}

/** Returns the number of days, by default 90, or undefined if the feature is off, which is the default. */
function readLocalSelectionDays(read: SettingReader): number | undefined {
  const days = read.wholeNumber('TIFFIN_LOCAL_SELECTION_DAYS', LOCAL_SELECTION_DAYS);
  return read.oneOf('TIFFIN_LOCAL_SELECTIONS', ['off', 'on'], 'off') === 'on' ? days : undefined;
}

function fromTop(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
