import type { CallParams, LatLng } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';

/** How people get their lunch from the merchants of a list, and the parameter that says so; delivery needs none. */
const BROWSED = { DELIVERY: null, PICKUP: 'pickup', DINE_IN: 'dineIn' } as const;
export type BrowsingFulfillment = keyof typeof BROWSED;

/** Which merchants a list has: all, those that are open now, or those that take an order for now. */
type OpenTime = 'any' | 'open' | 'available';

/** What a list of merchants shows, as its URL says it. */
export type Browsing = {
  readonly fulfillment: BrowsingFulfillment;
  /** The search text; empty for none. */
  readonly term: string;
  /** Id of a cuisine to filter by; null for all. */
  readonly cuisine: string | null;
  /** A part of the merchant's name; empty for any. */
  readonly merchantName: string;
  readonly openTime: OpenTime;
  /** How far merchants may be, in metres. */
  readonly maxDistance: number;
  readonly isTop: boolean;
  readonly hasGroupOrdering: boolean;
  /** The highest minimum order for delivery, in whole units of the currency; null for any. */
  readonly highestMinimum: number | null;
  /** True if merchants that the person ordered from come first. */
  readonly isKnownFirst: boolean;
};

/** The service's default search radius in metres (specification 9). */
export const DEFAULT_DISTANCE_METRES = 5000;

const LONGEST_TEXT = 100;
const NEAREST_METRES = 100;
const FURTHEST_METRES = 50_000;

/**
 * Reads what a list shows from its URL. A value that has no meaning counts as absent: `r` from 100 to 50,000 metres,
 * `minimum` from 1 to 9,999 units.
 */
export function readBrowsing(query: URLSearchParams): Browsing {
  const { pickup, q, cuisine, merchantName, r, top, catering } = parseQueryParameters(query.toString());
  const isDineIn = isOn(query.get('dineIn'));
  const when = query.get('when');
  return {
    fulfillment: isDineIn ? 'DINE_IN' : pickup ? 'PICKUP' : 'DELIVERY',
    term: text(q),
    cuisine,
    merchantName: text(merchantName),
    openTime: when === 'open' || when === 'available' ? when : 'any',
    maxDistance: wholeNumber(r, NEAREST_METRES, FURTHEST_METRES) ?? DEFAULT_DISTANCE_METRES,
    isTop: isOn(top),
    hasGroupOrdering: isOn(catering),
    highestMinimum: isDineIn || pickup ? null : wholeNumber(query.get('minimum'), 1, 9999),
    isKnownFirst: isOn(query.get('known')),
  };
}

/** Returns the ways that a list offers, in their order. */
export function browsingWays(isDineInOffered: boolean): readonly BrowsingFulfillment[] {
  return isDineInOffered ? ['DELIVERY', 'PICKUP', 'DINE_IN'] : ['DELIVERY', 'PICKUP'];
}

/** Returns the query with another way. */
export function withBrowsingWay(query: URLSearchParams, way: BrowsingFulfillment): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.values(BROWSED)) if (name !== null) next.delete(name);
  const name = BROWSED[way];
  if (name !== null) next.set(name, 'true');
  return next;
}

/** Returns what a list asks of merchants for a way other than delivery. */
export function wayParameters(
  way: BrowsingFulfillment,
): Pick<CallParams<'getNearbyMerchants'>, 'hasPickup' | 'hasDineIn'> {
  return { hasPickup: way === 'PICKUP' || undefined, hasDineIn: way === 'DINE_IN' || undefined };
}

/**
 * Returns the query of GET /merchants/nearby for what the URL says (specification 7).
 *
 * @param personId id of the signed-in person; null for guests, whose lists nobody's orders change
 */
export function nearbyQuery(
  browsing: Browsing,
  { latitude, longitude }: LatLng,
  personId: string | null,
): Omit<CallParams<'getNearbyMerchants'>, 'nextPageToken'> {
  const { fulfillment, term, merchantName, cuisine, openTime } = browsing;
  return {
    latitude,
    longitude,
    maxDistance: browsing.maxDistance,
    query: term || merchantName || cuisine || undefined,
    hasDelivery: fulfillment === 'DELIVERY' || undefined,
    ...wayParameters(fulfillment),
    isOpenNow: openTime === 'open' || undefined,
    isAvailableNow: openTime === 'available' || undefined,
    hasGroupOrdering: browsing.hasGroupOrdering || undefined,
    isTopMerchant: browsing.isTop || undefined,
    externalUserId: (browsing.isKnownFirst && personId) || undefined,
  };
}

function isOn(value: string | null): boolean {
  return value === 'true' || value === '1';
}

function text(value: string | null): string {
  return (value ?? '').trim().slice(0, LONGEST_TEXT);
}

function wholeNumber(value: string | null, least: number, most: number): number | null {
  if (value === null || !/^\d{1,5}$/.test(value)) return null;
  const number = Number(value);
  return number >= least && number <= most ? number : null;
}
