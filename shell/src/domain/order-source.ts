import { ORDER_SOURCES, SOURCE_TYPES } from '@tiffin/contracts';
import type { OrderSourceName } from '@tiffin/contracts';

/** Who sent the person here (specification 3). Unknown fields are omitted. */
export type VisitSource = {
  readonly orderSource: OrderSourceName;
  readonly sourceId?: string;
  readonly subdomain?: string;
  readonly subdomainId?: string;
  /** Name or host of the site that the person comes from. */
  readonly origin?: string;
};

type Visit = {
  /** The query of the URL. */
  readonly search: string;
  readonly subdomain: string | null;
  readonly organizationId: string | null;
  readonly embeddedType: string | null;
  /** URL of the previous page, as the browser reports it. */
  readonly referrer: string;
  /** The value of the source cookie. */
  readonly kept: string | null;
};

const GOOGLE = /^google([_-]?food)?$|^food\.google\.com$/i;

/**
 * Returns the order source on load. The URL and the visit take precedence: Google's food pages, an organisation by
 * subdomain or `sourceType=ORGANIZATION`, an embedding host (TIFFIN_ONE). Without any of these, returns the source
 * in the cookie, otherwise the application.
 */
export function orderSourceOf(visit: Visit): VisitSource {
  const { search, subdomain, organizationId, embeddedType, referrer, kept } = visit;
  // This runs before the first paint and needs only three names, so it does not use the full parser.
  const query = new URLSearchParams(search);
  const sourceType = SOURCE_TYPES.find((type) => type === query.get('sourceType'));
  const entityId = query.get('entity_id') || null;
  const origin = hostOrName(query.get('origin')) ?? hostOrName(referrer);
  const said = {
    sourceId: plain(entityId),
    subdomain: plain(subdomain),
    subdomainId: plain(organizationId),
    origin,
  };
  if (GOOGLE.test(origin ?? '')) return { ...said, orderSource: 'GOOGLE_FOOD' };
  if (organizationId !== null || sourceType === 'ORGANIZATION') {
    return { ...said, orderSource: 'ORGANIZATION', sourceId: said.sourceId ?? said.subdomainId };
  }
  if (embeddedType !== null) {
    return { ...said, orderSource: 'TIFFIN_ONE', sourceId: said.sourceId ?? embeddedType };
  }
  if (!sourceType && entityId === null) {
    const before = readVisitSource(kept);
    if (before && before.subdomain === said.subdomain) return before;
  }
  return { ...said, orderSource: 'TIFFIN_APP' };
}

/** Returns a source as the value of its cookie. */
export function writeVisitSource(source: VisitSource): string {
  const known = Object.entries(source).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(known).toString();
}

function readVisitSource(kept: string | null): VisitSource | null {
  const query = new URLSearchParams(kept ?? '');
  const orderSource = ORDER_SOURCES.find((name) => name === query.get('orderSource'));
  if (!orderSource) return null;
  return {
    orderSource,
    sourceId: plain(query.get('sourceId')),
    subdomain: plain(query.get('subdomain')),
    subdomainId: plain(query.get('subdomainId')),
    origin: plain(query.get('origin')),
  };
}

/** Returns a value that is safe in a header: 1 to 100 characters of visible ASCII. */
function plain(value: string | null): string | undefined {
  return value !== null && /^[\x21-\x7e]{1,100}$/.test(value) ? value : undefined;
}

/** Returns the host of a URL, otherwise the name itself if it is plain. */
function hostOrName(value: string | null): string | undefined {
  if (!value || value.startsWith('/')) return undefined;
  return plain(/^https?:/i.test(value) && URL.canParse(value) ? new URL(value).hostname : value);
}
