import type { Organization } from '@tiffin/config';
import { organisationService } from '@tiffin/contracts/schemas';
import type { VisitSettings } from './visit-settings';

const LIMIT_MS = 300;
const KEPT_MS = 60_000;
/** A service that failed is left alone for a while. */
const FAILURE_KEPT_MS = 5000;
/** Host names are the visitor's to choose: no more of them are remembered. */
const MOST = 200;

/** An organisation and the identity client of its own. */
export type KnownOrganization = { readonly organization: Organization; readonly webClientId: string | null };

type Options = {
  readonly serviceUrl: string;
  readonly visits: Pick<VisitSettings, 'stickyOrganizationId' | 'buildingOrganizationId'>;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
};

/**
 * Reads the organisation of a subdomain (specification 7, no token needed) and keeps it for a minute. Null where there is
 * none, or where its service does not answer within 300 ms: the page then goes on without. Its secret stays here.
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
