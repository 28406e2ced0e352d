import type { Locale, Merchant } from '@tiffin/contracts';
import { findPromoCode, promoName } from '../../pricing/promo-codes';
import type { MerchantRecord } from './merchant-record';

/**
 * Returns what a checkout code offers, as a promotion of the merchant's page; undefined for an unknown or
 * expired code.
 */
export function promotionOf(
  code: string | undefined,
  { currencyCode }: Pick<MerchantRecord, 'currencyCode'>,
  locale: Locale,
): Merchant['promotions'][number] | undefined {
  const promo = code === undefined ? undefined : findPromoCode(code);
  if (!promo || promo.isExpired) return undefined;
  return {
    id: promo.code,
    title: promoName(promo, locale, currencyCode),
    description: locale === 'zh' ? `優惠碼 ${promo.code}` : `Code ${promo.code}`,
  };
}
