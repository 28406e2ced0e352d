import type { SettingReader } from '@tiffin/server/settings';
import * as hosts from '../declared/host-settings';

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

/** Returns the settings for a site at this origin. By default, the local partner page may frame it; in production nobody may. */
export function readVisitSettings(
  { isProduction, read, refuse }: SettingReader,
  origin: string,
): VisitSettings {
  const gatewayOverrides = read(hosts.gatewayOverrides);
  const strange = Object.values(gatewayOverrides).find((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (strange) refuse(hosts.gatewayOverrides, `must name http(s) URLs, not "${strange}"`);
  const buildingClientId = read(hosts.buildingClientId);
  return {
    baseDomain: read(hosts.baseDomain) || hostOf(origin),
    frameOrigins: read(hosts.frameOrigins),
    gatewayOverrides: isProduction ? {} : gatewayOverrides,
    stickyOrganizationId: read(hosts.stickyOrganization),
    buildingOrganizationId: read(hosts.buildingOrganization),
    buildingClientId,
    identityClientIds: [...read(hosts.identityClientIds), buildingClientId],
    buildingEmbeds: read(hosts.buildingEmbeds),
  };
}

/** A malformed origin has already been refused. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : 'localhost';
}
