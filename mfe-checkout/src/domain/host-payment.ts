import type { Cart, CurrencyCode, EmbeddedPayment, Merchant, NativePaymentType } from '@tiffin/contracts';
import { currencyOfCountry } from '@tiffin/domain';

type Order = {
  readonly type: NativePaymentType;
  readonly merchant: { readonly address: Pick<Merchant['address'], 'country'> };
  readonly cart: {
    readonly currencyCode?: CurrencyCode;
    readonly financialInfo: Pick<Cart['financialInfo'], 'totalPayableMicro' | 'subtotalMicro' | 'taxMicro'>;
  };
};

/**
 * Returns the payment that the host must take for a cart (specification 3, embedded payment): micro units,
 * and the currency's ISO code.
 */
export function hostPaymentOf({ type, merchant, cart }: Order): EmbeddedPayment {
  const countryCode = merchant.address.country.toUpperCase();
  const { currencyCode = 'DOLLAR', financialInfo } = cart;
  return {
    type,
    countryCode,
    currency: currencyCode === 'DOLLAR' ? currencyOfCountry(countryCode) : currencyCode,
    total: financialInfo.totalPayableMicro,
    subtotal: financialInfo.subtotalMicro,
    tax: financialInfo.taxMicro,
  };
}
