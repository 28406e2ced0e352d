import type { Locale } from '@tiffin/contracts';

/** Micro units of a currency as an amount: 12_750_000 CAD gives "$12.75". */
export function formatMoney(micro: number, currencyCode: string, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'zh' ? 'zh-Hant' : 'en', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
  }).format(micro / 1_000_000);
}
