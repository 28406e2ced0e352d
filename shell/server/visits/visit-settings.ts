import type { AppConfig } from '@tiffin/config';
import type { SettingReader } from '../setting-reader';

/** The hosts that the site has, who may frame its pages, and which organisations are special. */
export type VisitSettings = {
  /** Host name of the site. A host below it has a subdomain. */
  readonly baseDomain: string;
  /** Other sites that may frame our pages. */
  readonly frameOrigins: readonly string[];
  /** Base URLs of the content gateways that a query may name outside production. */
  readonly gatewayOverrides: Readonly<Record<string, string>>;
  /** The two special organisations; an empty id means none. */
  readonly stickyOrganizationId: string;
  readonly buildingOrganizationId: string;
  /** The identity client of building platforms, and the kinds of embedding that count as one. */
  readonly buildingClientId: string;
  readonly buildingEmbeds: readonly string[];
  /**
   * The identity clients that people may sign in with, besides the standard one. An organisation may name only
   * these.
   */
  readonly identityClientIds: readonly string[];
};

type Site = Pick<AppConfig, 'origin' | 'environment'> & { readonly sandbox: string };

/** Returns the settings. By default, the local partner page may frame the site; in production nobody may. */
export function readVisitSettings(
  read: SettingReader,
  { origin, environment, sandbox }: Site,
): VisitSettings {
  const isProduction = environment === 'production';
  const partner = read.port('TIFFIN_PARTNER_PORT', 3100);
  const partnerOrigins = `http://localhost:${partner},http://127.0.0.1:${partner}`;
  const overrides = read.pairs(
    'TIFFIN_GATEWAY_OVERRIDES',
    isProduction ? 'none' : `sandbox=${sandbox}/gateway`,
  );
  const strange = Object.values(overrides).find((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (strange) read.refuse('TIFFIN_GATEWAY_OVERRIDES', `must name http(s) URLs, not "${strange}"`);
  const buildingClientId = read.text('TIFFIN_BUILDING_CLIENT_ID', 'building-client');
  return {
    baseDomain: read.text(
      'TIFFIN_BASE_DOMAIN',
      URL.canParse(origin) ? new URL(origin).hostname : 'localhost',
    ),
    frameOrigins: read.origins('TIFFIN_FRAME_ORIGINS', isProduction ? 'none' : partnerOrigins),
    gatewayOverrides: isProduction ? {} : overrides,
    stickyOrganizationId: read.text('TIFFIN_STICKY_ORGANIZATION', isProduction ? '' : 'org_northlight'),
    buildingOrganizationId: read.text('TIFFIN_BUILDING_ORGANIZATION', isProduction ? '' : 'org_mercer_tower'),
    buildingClientId,
    identityClientIds: [
      ...read.list('TIFFIN_IDENTITY_CLIENT_IDS', isProduction ? 'none' : 'northlight-client'),
      buildingClientId,
    ],
    buildingEmbeds: read.list('TIFFIN_BUILDING_EMBEDS', 'hqo'),
  };
}
