import type { Organization } from '@tiffin/config';

type Visit = {
  /** The kind of embedding; null outside a host. */
  readonly embeddedType: string | null;
  readonly organization: Organization | null;
  /** The organisation's own client, as its service says. */
  readonly webClientId: string | null;
};
type Clients = {
  readonly standard: string;
  readonly building: string;
  /** The kinds of embedding that are a building platform. */
  readonly buildingEmbeds: readonly string[];
  /** The clients that an organisation may name. */
  readonly allowed: readonly string[];
};

/** The client by which people sign in: athena-client unless an organisation or a building platform embeds us (specification 7). */
export function identityClientOf(
  { embeddedType, organization, webClientId }: Visit,
  { standard, building, buildingEmbeds, allowed }: Clients,
): string {
  if (organization?.isBuildingPlatform) return building;
  if (embeddedType === null) return standard;
  if (buildingEmbeds.includes(embeddedType)) return building;
  return webClientId !== null && allowed.includes(webClientId) ? webClientId : standard;
}
