import type { Cart, CurrencyCode, EmbeddedPayment, Merchant, NativePaymentType } from '@tiffin/contracts';
import { currencyOf } from './payable';

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
  const { financialInfo } = cart;
  return {
    type,
    countryCode: merchant.address.country.toUpperCase(),
    currency: currencyOf(cart, merchant),
    total: financialInfo.totalPayableMicro,
    subtotal: financialInfo.subtotalMicro,
    tax: financialInfo.taxMicro,
  };
}
