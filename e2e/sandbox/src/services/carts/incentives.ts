import type { Locale } from '@tiffin/contracts';
import { findPromoCode, promoName } from '../../pricing/promo-codes';
import type { MerchantRecord } from '../content/merchant-record';

const OFFERED = ['LUNCH10', 'FIVEOFF', 'FREEDEL'];

export type Incentive = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly selected: boolean;
  readonly minimumItemSumMicro: number | null;
};

/**
 * Returns the offers that a person can take at a merchant. Free delivery is offered only if the merchant
 * delivers.
 */
export function incentivesFor(
  merchant: Pick<MerchantRecord, 'supportsDelivery'> & Partial<Pick<MerchantRecord, 'currencyCode'>>,
  codes: readonly string[],
  locale: Locale,
): Incentive[] {
  return OFFERED.filter((id) => id !== 'FREEDEL' || merchant.supportsDelivery).map((id) => {
    const promo = findPromoCode(id);
    const title = promo ? promoName(promo, locale, merchant.currencyCode) : id;
    return {
      id,
      title,
      description: locale === 'zh' ? `${title}。優惠碼 ${id}。` : `${title}. The promo code is ${id}.`,
      selected: codes.includes(id),
      minimumItemSumMicro: promo?.minimumItemSumMicro ?? null,
    };
  });
}
