import type { Order, OrderItem, OrderList, OrderReceipt, OrderStatus, OrderSummary } from '@tiffin/contracts';
import { makeMerchant, makeMerchantSummary } from './merchant';

/** Returns one dal makhani for 12.00. */
export function makeOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    orderItemId: 'order-line-1',
    menuItemId: 'item-dal',
    name: 'Dal makhani',
    imageUrl: null,
    quantity: 1,
    priceMicro: 12_000_000,
    originalPriceMicro: 12_000_000,
    itemOptions: [],
    perk: null,
    wasRejected: false,
    note: '',
    guest: null,
    ...overrides,
  };
}

/** Returns 12.00 with 5 % tax. */
export function makeOrderReceipt(overrides: Partial<OrderReceipt> = {}): OrderReceipt {
  return {
    tipMicro: 0,
    subtotalMicro: 12_000_000,
    deliveryChargeMicro: 0,
    taxMicro: 600_000,
    serviceChargeMicro: 0,
    creditMicro: 0,
    totalMicro: 12_600_000,
    taxRates: [{ name: 'GST', ratePercent: 5, amountMicro: 600_000 }],
    serviceCharges: [],
    orderDiscounts: [],
    orderTicketNumber: '042',
    loyaltyStampsCount: 0,
    ...overrides,
  };
}

/** Returns a placed order that is not yet accepted. */
export function makeOrderStatus(overrides: Partial<OrderStatus> = {}): OrderStatus {
  return {
    orderStatus: 'PLACED',
    cancellable: true,
    isCancellable: true,
    acceptTimestamp: null,
    orderReadyAtTime: '2026-11-22T20:25:00.000Z',
    scheduledForTime: null,
    ...overrides,
  };
}

/** Returns a pickup order that was paid by card. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  const merchant = makeMerchant();
  return {
    orderId: 'order-1',
    guestOrderToken: null,
    orderToken: 'order-token-1',
    currencyCode: 'CAD',
    merchant: {
      ...makeMerchantSummary(),
      streetAddress: merchant.address.streetAddress,
      phoneNumber: merchant.phoneNumber,
      pickupInstructions: merchant.pickupInstructions,
    },
    orderItems: [makeOrderItem()],
    orderReceipt: makeOrderReceipt(),
    orderStatus: makeOrderStatus(),
    orderDeliveryStatuses: [],
    promisedTimeRange: { from: '2026-11-22T20:25:00.000Z', to: '2026-11-22T20:30:00.000Z' },
    orderRejectionNote: null,
    userDeliveryAddressDetail: null,
    merchantFulfillmentType: 'IN_STORE',
    placementType: 'DEFAULT',
    includeCutlery: false,
    note: '',
    participatingFulfillmentId: null,
    paymentMethod: {
      paymentMethodIdentifier: {
        entityType: 'PAYMENT_OPTION',
        paymentProvider: 'STRIPE',
        paymentOptionType: 'CREDIT_CARD_VAULTED',
      },
      cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4242' },
    },
    guestProfile: null,
    room: null,
    table: null,
    createdAt: '2026-11-22T20:00:00.000Z',
    ...overrides,
  };
}

/** Returns the summary of a pickup order that was collected. */
export function makeOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const { id, name, url, imageUrl, timeZone } = makeMerchant();
  return {
    orderId: 'order-1',
    merchant: { id, name, url, imageUrl, timeZone },
    items: [{ name: 'Dal makhani', quantity: 1 }],
    totalMicro: 12_600_000,
    currencyCode: 'CAD',
    orderStatus: 'RECEIVED',
    merchantFulfillmentType: 'IN_STORE',
    createdAt: '2026-11-20T20:00:00.000Z',
    ...overrides,
  };
}

/** Returns a page of the order history, the last one. */
export function makeOrderList(overrides: Partial<OrderList> = {}): OrderList {
  return { orders: [makeOrderSummary()], hasNextPage: false, paginationToken: null, ...overrides };
}
