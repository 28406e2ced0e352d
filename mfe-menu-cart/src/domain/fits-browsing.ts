import type { MerchantSummary } from '@tiffin/contracts';
import { MICRO_PER_UNIT } from '@tiffin/domain';
import type { Browsing } from './browsing-query';

type Listed = Pick<MerchantSummary, 'name' | 'categories' | 'deliveryInfo'>;

/**
 * Returns whether a merchant passes the filters that GET /merchants/nearby does not have: its minimum order, its name,
 * and a cuisine beside a search text.
 *
 * @param cuisineName the cuisine of the URL as merchants name it; null for all
 */
export function fitsBrowsing(merchant: Listed, browsing: Browsing, cuisineName: string | null): boolean {
  const { term, merchantName, highestMinimum } = browsing;
  const isSearched = term !== '' || merchantName !== '';
  const minimumMicro = merchant.deliveryInfo?.deliveryMinimumOrderValueMicro ?? 0;
  return (
    (!isSearched || cuisineName === null || merchant.categories.includes(cuisineName)) &&
    merchant.name.toLowerCase().includes(merchantName.toLowerCase()) &&
    (highestMinimum === null || minimumMicro <= highestMinimum * MICRO_PER_UNIT)
  );
}
