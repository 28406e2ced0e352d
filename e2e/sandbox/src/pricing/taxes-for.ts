import type { FinancialInfo, Locale } from '@tiffin/contracts';
import type { MerchantCharges } from '../services/content/merchant-record';
import { toCent } from './to-cent';

/** Taxes on a base in micro units, in whole cents. Included ones are named but add nothing. */
export function taxesFor(
  rates: MerchantCharges['taxRates'],
  baseMicro: number,
  locale: Locale,
): FinancialInfo['taxRates'] {
  return rates.map(({ name, ratePercent, included }) => ({
    name: included ? includedName(name, locale) : name,
    ratePercent,
    amountMicro: included ? 0 : toCent((baseMicro * ratePercent) / 100),
  }));
}

function includedName(name: string, locale: Locale): string {
  return locale === 'zh' ? `${name}（已包含）` : `${name} (included)`;
}
