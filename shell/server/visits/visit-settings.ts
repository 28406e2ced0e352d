import type { AppConfig } from '@tiffin/config';
import type { SettingReader } from '../setting-reader';

/** By what hosts people may come, who may frame the pages, and what is special about some organisations. */
export type VisitSettings = {
  /** Host name of our own domain: what stands before it in an address is a subdomain. */
  readonly baseDomain: string;
  /** Other sites whose pages may hold ours in a frame. */
  readonly frameOrigins: readonly string[];
  /** Base addresses of the content gateway that a query may name outside production. */
  readonly gatewayOverrides: Readonly<Record<string, string>>;
  /** The two special organisations; an empty id stands for none. */
  readonly stickyOrganizationId: string;
  readonly buildingOrganizationId: string;
  /** The identity client of building platforms, and the kinds of embedding that are one. */
  readonly buildingClientId: string;
  readonly buildingEmbeds: readonly string[];
  /** The identity clients by which people may sign in beside the standard one; what an organisation names must be here. */
  readonly identityClientIds: readonly string[];
};

type Place = Pick<AppConfig, 'origin' | 'environment'> & { readonly sandbox: string };

/** Reads them, with the defaults of one machine: there the partner page may frame, in production nobody unless named. */
export function readVisitSettings(
  read: SettingReader,
  { origin, environment, sandbox }: Place,
): VisitSettings {
  const isProduction = environment === 'production';
  const partner = read.port('TIFFIN_PARTNER_PORT', 3100);
  const partnerOrigins = `http://localhost:${partner},http://127.0.0.1:${partner}`;
  const overrides = read.pairs(
    'TIFFIN_GATEWAY_OVERRIDES',
    isProduction ? 'none' : `sandbox=${sandbox}/gateway`,
  );
  const strange = Object.values(overrides).find((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (strange) read.refuse('TIFFIN_GATEWAY_OVERRIDES', `must name http(s) addresses, not "${strange}"`);
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
