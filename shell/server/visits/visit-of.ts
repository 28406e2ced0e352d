import type { AppConfig } from '@tiffin/config';
import { embeddedTypeOf } from '../../src/domain/embedded-type';
import type { Settings } from '../settings';
import { identityClientOf } from './identity-client';
import type { KnownOrganization } from './read-organization';
import { subdomainOf } from './subdomain-of';

/** The query parameter that names a content gateway outside production. */
const GATEWAY_PARAMETER = 'contentGateway';

type Visit = {
  readonly host: string | undefined;
  readonly query: URLSearchParams;
};

/**
 * The configuration of one page: by its host its origin and organisation, by its query the content gateway (a name of the
 * settings' list, never an address, and nothing in production) and the identity client of whoever embeds it.
 */
export async function visitOf(
  { host, query }: Visit,
  { config, visits }: Settings,
  readOrganization: (subdomain: string | null) => Promise<KnownOrganization | null>,
): Promise<AppConfig> {
  const subdomain = subdomainOf(host, visits.baseDomain);
  const origin = subdomain === null ? config.origin : `${new URL(config.origin).protocol}//${host}`;
  const known = await readOrganization(subdomain);
  const { organization, webClientId } = known ?? { organization: null, webClientId: null };
  const clientId = identityClientOf(
    { embeddedType: embeddedTypeOf(query), organization, webClientId },
    {
      standard: config.sso.clientId,
      building: visits.buildingClientId,
      buildingEmbeds: visits.buildingEmbeds,
      allowed: visits.identityClientIds,
    },
  );
  return {
    ...config,
    origin,
    guestTokenUrl: origin + new URL(config.guestTokenUrl).pathname,
    services: {
      ...config.services,
      gateway: gatewayOf(query, visits.gatewayOverrides) ?? config.services.gateway,
    },
    sso: { ...config.sso, clientId },
    subdomain,
    organization,
  };
}

/** The settings hold no overrides in production. */
function gatewayOf(query: URLSearchParams, overrides: Readonly<Record<string, string>>): string | undefined {
  const name = query.get(GATEWAY_PARAMETER) ?? '';
  return Object.hasOwn(overrides, name) ? overrides[name] : undefined;
}
