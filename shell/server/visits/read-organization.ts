import type { Organization } from '@tiffin/config';
import { organisationService } from '@tiffin/contracts/schemas';
import type { VisitSettings } from './visit-settings';

const LIMIT_MS = 300;
const KEPT_MS = 60_000;
/** After a failure, the service is not called again for this time. */
const FAILURE_KEPT_MS = 5000;
/** Limits the cache, because visitors can send any host name. */
const MOST = 200;

/** An organisation and its own identity client. */
export type KnownOrganization = { readonly organization: Organization; readonly webClientId: string | null };

type Options = {
  readonly serviceUrl: string;
  readonly visits: Pick<VisitSettings, 'stickyOrganizationId' | 'buildingOrganizationId'>;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
};

/**
 * Returns a function that reads the organisation of a subdomain (specification 7, no token needed) and caches it
 * for a minute. It resolves with null if there is none, or if the service fails or takes more than 300 ms. The
 * organisation's secret is not included.
 */
export function createOrganizationSource({
  serviceUrl,
  visits,
  ask = fetch,
  now = Date.now,
}: Options): (subdomain: string | null) => Promise<KnownOrganization | null> {
  type Kept = { readonly answer: Promise<KnownOrganization | null>; untilMs: number };
  const kept = new Map<string, Kept>();

  const read = async (subdomain: string): Promise<KnownOrganization | null> => {
    const { path, response: schema } = organisationService.getOrganizationConfig;
    const url = `${serviceUrl}${path}?${new URLSearchParams({ subdomain }).toString()}`;
    const response = await ask(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The organisation service answered ${response.status}`);
    const { organizationId, isOrg, configEntries } = schema.parse(await response.json());
    return {
      organization: {
        organizationId,
        isOrg,
        hasStickyPlaceOrder: organizationId === visits.stickyOrganizationId,
        isBuildingPlatform: organizationId === visits.buildingOrganizationId,
      },
      webClientId: configEntries.webClientId || null,
    };
  };

  return async (subdomain) => {
    if (subdomain === null) return null;
    const known = kept.get(subdomain);
    if (known && known.untilMs > now()) return known.answer;
    const entry: Kept = {
      untilMs: now() + KEPT_MS,
      answer: read(subdomain).catch(() => {
        entry.untilMs = now() + FAILURE_KEPT_MS;
        return null;
      }),
    };
    if (kept.size >= MOST) kept.clear();
    kept.set(subdomain, entry);
    return entry.answer;
  };
}
