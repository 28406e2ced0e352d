import {
  CODE_REMOVALS,
  DISCOUNT_TYPES,
  FULFILLMENT_TYPES,
  MERCHANT_FULFILLMENT_TYPES,
} from '../enumerations';
import { userDeliveryAddressDetailShape } from './address.shape';
import { currencyShape, minutesShape } from './basics.shape';
import { perkShape } from './menu.shape';
import { known, list, maybe, optional, whole } from './shape';

/** A way of handing over that is not known is fetched by the person: no address, no courier. */
export const fulfillmentTypeShape = known(FULFILLMENT_TYPES, 'PICKUP');
export const merchantFulfillmentTypeShape = known(MERCHANT_FULFILLMENT_TYPES, 'IN_STORE');

export const cartItemOptionShape = whole({
  id: 'id',
  choiceId: 'id',
  parentOptionId: maybe('id'),
  incrementCount: 'count',
  name: 'text',
  priceMicro: 'micro',
});

export const cartItemShape = whole({
  cartItemId: 'id',
  menuItemId: 'id',
  name: 'text',
  imageUrl: maybe('text'),
  quantity: 'count',
  priceMicro: 'micro',
  cartItemOptions: list(cartItemOptionShape),
  perk: maybe(perkShape),
  note: 'text',
  isAvailable: 'flag',
});

export const taxRatesShape = list(whole({ name: 'text', ratePercent: 'number', amountMicro: 'micro' }));
export const serviceChargesShape = list(whole({ name: 'text', amountMicro: 'micro' }));
export const discountsShape = list(
  whole({
    name: 'text',
    // Every discount says its amount; the type only words it.
    type: known(DISCOUNT_TYPES, 'AMOUNT_OFF'),
    discountMicro: 'micro',
    isDiscountAsPoints: 'flag',
  }),
);

export const tipOptionsShape = list(whole({ id: 'id', percent: 'number', amountMicro: 'micro' }));

export const cartShape = whole({
  merchantId: 'id',
  currencyCode: currencyShape,
  cartItems: list(cartItemShape),
  note: 'text',
  includeCutlery: 'flag',
  fulfillmentType: fulfillmentTypeShape,
  merchantFulfillmentType: merchantFulfillmentTypeShape,
  fulfillmentId: maybe('id'),
  scheduledForTime: maybe('instant'),
  tipOptions: tipOptionsShape,
  selectedTipOptionId: maybe('id'),
  customTipAmountMicro: maybe('micro'),
  cartChecksum: 'id',
  cartCheckoutCodes: list('text'),
  removedCheckoutCodes: optional(
    list(whole({ code: 'text', reason: known(CODE_REMOVALS, 'PROMO_CODE_EXPIRED') })),
  ),
  removeConflictingPerks: 'flag',
  addMenuItemSource: maybe('text'),
  pickupFulfillmentEstimate: maybe(minutesShape),
  userDeliveryAddressId: maybe('id'),
  userDeliveryAddressDetail: maybe(userDeliveryAddressDetailShape),
  deliveryInfo: maybe(whole({ estimatedDeliveryTimeRange: minutesShape })),
  financialInfo: whole({
    tipMicro: 'micro',
    subtotalMicro: 'micro',
    itemSumMicro: 'micro',
    deliveryChargeMicro: 'micro',
    taxMicro: 'micro',
    serviceChargeMicro: 'micro',
    creditMicro: 'micro',
    totalPayableMicro: 'micro',
    taxAndServiceChargeMicro: 'micro',
    taxRates: taxRatesShape,
    serviceCharges: serviceChargesShape,
    cartDiscounts: discountsShape,
    deliveryMinimumOrderValueMicro: 'micro',
    freeDeliveryOrderValueMicro: maybe('micro'),
    pickupMinCartItemCount: 'count',
    pickupMaxCartItemCount: 'count',
    pickupMinimumOrderValueMicro: maybe('micro'),
    pickupMaximumOrderValueMicro: maybe('micro'),
  }),
  room: maybe('text'),
  table: maybe('text'),
  updatedAt: 'instant',
});
