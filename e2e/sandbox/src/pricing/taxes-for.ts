import type { FinancialInfo, Locale } from '@tiffin/contracts';
import { percentOf } from '@tiffin/domain';
import type { MerchantCharges } from '../services/content/merchant-record';
import { translate } from '../services/content/translate';

/** Returns the taxes on a base in micro units, in whole cents. Included taxes are listed but add nothing. */
export function taxesFor(
  rates: MerchantCharges['taxRates'],
  baseMicro: number,
  locale: Locale,
): FinancialInfo['taxRates'] {
  return rates.map(({ name, ratePercent, included }) => ({
    name: translate(included ? `${name} (included)` : name, locale),
    ratePercent,
    amountMicro: included ? 0 : percentOf(baseMicro, ratePercent),
  }));
}
