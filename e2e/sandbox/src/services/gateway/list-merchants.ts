import type { LatLng, MerchantList, MerchantSummary } from '@tiffin/contracts';
import type { MerchantRecord } from '../content/merchant-record';
import { summariseMerchant } from '../content/present-merchant';
import type { Presentation } from '../content/present-merchant';
import { translate } from '../content/translate';
import { offsetOf, pageToken } from './page-token';

/** The number of merchants on a page when the caller sets no limit. */
const PAGE_SIZE = 24;

/** The filters of merchant lists. An absent filter admits every merchant. */
export type Filters = {
  readonly isOpenNow?: boolean | undefined;
  readonly isAvailableNow?: boolean | undefined;
  readonly hasDelivery?: boolean | undefined;
  readonly hasPickup?: boolean | undefined;
  readonly hasDineIn?: boolean | undefined;
  readonly hasGroupOrdering?: boolean | undefined;
  readonly isTopMerchant?: boolean | undefined;
  readonly query?: string | undefined;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
};

/** Where a list is read from. */
export type Viewpoint = {
  readonly from: LatLng;
  /** The merchants that its reader ordered from. */
  readonly knownIds: ReadonlySet<string>;
  /** The merchants that sell a dish of the searched name. */
  readonly sellerIds: ReadonlySet<string>;
};

type Entry = { readonly record: MerchantRecord; readonly summary: MerchantSummary };

/**
 * Returns one page of the merchants that pass the filters. Merchants that take orders now come first, then
 * those that the reader ordered from, then the nearest.
 */
export function listMerchants(
  records: readonly MerchantRecord[],
  filters: Filters,
  presentation: Presentation,
  { from, knownIds, sellerIds }: Viewpoint,
): MerchantList {
  const entries = records
    .map((record) => ({ record, summary: summariseMerchant(record, presentation, from) }))
    .filter((entry) => passes(entry, filters, sellerIds))
    .sort((one, other) => rank(one, knownIds) - rank(other, knownIds));
  const { nextPageToken, limit = PAGE_SIZE, ...narrowed } = filters;
  const search = JSON.stringify([narrowed, from]);
  const start = offsetOf(nextPageToken, search, presentation.now);
  const end = start + limit;
  const hasNextPage = end < entries.length;
  return {
    merchants: entries.slice(start, end).map((entry) => entry.summary),
    hasNextPage,
    paginationToken: hasNextPage ? pageToken(end, search, presentation.now) : null,
  };
}

function passes({ record, summary }: Entry, filters: Filters, sellerIds: ReadonlySet<string>): boolean {
  const fits = (wanted: boolean | undefined, is: boolean): boolean => wanted !== true || is;
  return (
    fits(filters.isOpenNow, summary.open) &&
    fits(filters.isAvailableNow, summary.isAvailableNow) &&
    fits(filters.hasDelivery, record.supportsDelivery) &&
    fits(filters.hasPickup, record.supportsPickup) &&
    fits(filters.hasDineIn, record.supportsDineIn) &&
    fits(filters.hasGroupOrdering, record.supportsGroupOrdering) &&
    fits(filters.isTopMerchant, record.isTop) &&
    (sellerIds.has(record.id) || matches(record, filters.query))
  );
}

function matches(record: MerchantRecord, query: string | undefined): boolean {
  const wanted = query?.trim().toLowerCase();
  if (!wanted) return true;
  const texts = [record.name, record.brand.name, record.description, ...record.categories];
  return [...texts, ...texts.map((text) => translate(text, 'zh'))].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

const AFTER_ALL_KNOWN = 100_000_000;
const AFTER_ALL_AVAILABLE = 2 * AFTER_ALL_KNOWN;

function rank({ summary }: Entry, knownIds: ReadonlySet<string>): number {
  return (
    (summary.isAvailableNow ? 0 : AFTER_ALL_AVAILABLE) +
    (knownIds.has(summary.id) ? 0 : AFTER_ALL_KNOWN) +
    (summary.distanceMetres ?? 0)
  );
}
