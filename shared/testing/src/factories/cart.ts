import type { Cart, CartItem, FinancialInfo } from '@tiffin/contracts';

/** Returns one dal makhani for 12.00. */
export function makeCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    cartItemId: 'line-1',
    menuItemId: 'item-dal',
    name: 'Dal makhani',
    imageUrl: null,
    quantity: 1,
    priceMicro: 12_000_000,
    cartItemOptions: [],
    perk: null,
    note: '',
    isAvailable: true,
    ...overrides,
  };
}

/** Returns 12.00 with 5 % tax and no bounds. */
export function makeFinancialInfo(overrides: Partial<FinancialInfo> = {}): FinancialInfo {
  return {
    tipMicro: 0,
    subtotalMicro: 12_000_000,
    itemSumMicro: 12_000_000,
    deliveryChargeMicro: 0,
    taxMicro: 600_000,
    serviceChargeMicro: 0,
    creditMicro: 0,
    totalPayableMicro: 12_600_000,
    taxAndServiceChargeMicro: 600_000,
    taxRates: [{ name: 'GST', ratePercent: 5, amountMicro: 600_000 }],
    serviceCharges: [],
    cartDiscounts: [],
    deliveryMinimumOrderValueMicro: 0,
    freeDeliveryOrderValueMicro: null,
    pickupMinCartItemCount: 0,
    pickupMaxCartItemCount: 0,
    pickupMinimumOrderValueMicro: null,
    pickupMaximumOrderValueMicro: null,
    ...overrides,
  };
}

/** Returns a pickup cart with one line. */
export function makeCart(overrides: Partial<Cart> = {}): Cart {
  return {
    merchantId: 'merchant-1',
    currencyCode: 'CAD',
    cartItems: [makeCartItem()],
    note: '',
    includeCutlery: false,
    fulfillmentType: 'PICKUP',
    merchantFulfillmentType: 'IN_STORE',
    fulfillmentId: null,
    scheduledForTime: null,
    tipOptions: [
      { id: 'tip-10', percent: 10, amountMicro: 1_200_000 },
      { id: 'tip-15', percent: 15, amountMicro: 1_800_000 },
    ],
    selectedTipOptionId: null,
    customTipAmountMicro: null,
    cartChecksum: 'checksum-1',
    cartCheckoutCodes: [],
    removeConflictingPerks: false,
    addMenuItemSource: null,
    pickupFulfillmentEstimate: { minimum: 15, maximum: 20 },
    userDeliveryAddressId: null,
    userDeliveryAddressDetail: null,
    deliveryInfo: null,
    financialInfo: makeFinancialInfo(),
    room: null,
    table: null,
    updatedAt: '2026-11-22T18:00:00.000Z',
    ...overrides,
  };
}

/** Returns an empty cart. */
export function makeEmptyCart(overrides: Partial<Cart> = {}): Cart {
  return makeCart({
    cartItems: [],
    financialInfo: makeFinancialInfo({
      subtotalMicro: 0,
      itemSumMicro: 0,
      taxMicro: 0,
      totalPayableMicro: 0,
      taxAndServiceChargeMicro: 0,
      taxRates: [],
    }),
    ...overrides,
  });
}
