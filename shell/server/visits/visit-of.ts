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
 * Returns the configuration of one page. The host decides its origin and organisation. The query decides the
 * content gateway (by a name in the settings, never by URL, and not in production). The identity client depends on
 * who embeds the page.
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

/** In production the settings contain no overrides. */
function gatewayOf(query: URLSearchParams, overrides: Readonly<Record<string, string>>): string | undefined {
  const name = query.get(GATEWAY_PARAMETER) ?? '';
  return Object.hasOwn(overrides, name) ? overrides[name] : undefined;
}
