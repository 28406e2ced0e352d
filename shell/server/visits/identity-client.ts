import type { Organization } from '@tiffin/config';

type Visit = {
  /** The kind of embedding; null if not embedded. */
  readonly embeddedType: string | null;
  readonly organization: Organization | null;
  /** The organisation's own client, from the organisation service. */
  readonly webClientId: string | null;
};
type Clients = {
  readonly standard: string;
  readonly building: string;
  /** The kinds of embedding that are building platforms. */
  readonly buildingEmbeds: readonly string[];
  /** The clients that an organisation may name. */
  readonly allowed: readonly string[];
};

/**
 * Returns the client that people sign in with: athena-client unless an organisation or a building platform embeds
 * the page (specification 7).
 */
export function identityClientOf(
  { embeddedType, organization, webClientId }: Visit,
  { standard, building, buildingEmbeds, allowed }: Clients,
): string {
  if (organization?.isBuildingPlatform) return building;
  if (embeddedType === null) return standard;
  if (buildingEmbeds.includes(embeddedType)) return building;
  return webClientId !== null && allowed.includes(webClientId) ? webClientId : standard;
}
