import { ORDER_STATUSES, PLACEMENT_TYPES } from '../enumerations';
import { userDeliveryAddressDetailShape } from './address.shape';
import { currencyShape } from './basics.shape';
import {
  cartItemOptionShape,
  discountsShape,
  merchantFulfillmentTypeShape,
  serviceChargesShape,
  taxRatesShape,
} from './cart.shape';
import { perkShape } from './menu.shape';
import { merchantSummaryShape } from './merchant.shape';
import { cardDisplayDetailsShape, paymentChallengeShape, usedPaymentShape } from './payment.shape';
import { orderStatusValueShape } from './states.shape';
import { either, known, knownOrLeftOut, list, maybe, whole } from './shape';

/** A step of the courier that is not known is left out: the last known one says more than "unknown". */
const deliveryStatuses = list(whole({ status: knownOrLeftOut(ORDER_STATUSES), timestamp: 'instant' }));

export const orderShape = whole({
  orderId: 'id',
  guestOrderToken: maybe('id'),
  orderToken: maybe('id'),
  currencyCode: currencyShape,
  merchant: whole({
    ...merchantSummaryShape.parts,
    streetAddress: 'text',
    phoneNumber: 'text',
    pickupInstructions: maybe('text'),
  }),
  orderItems: list(
    whole({
      orderItemId: 'id',
      menuItemId: 'id',
      name: 'text',
      imageUrl: maybe('text'),
      quantity: 'count',
      priceMicro: 'micro',
      originalPriceMicro: 'micro',
      itemOptions: list(cartItemOptionShape),
      perk: maybe(perkShape),
      wasRejected: 'flag',
      note: 'text',
      guest: maybe(whole({ externalUserId: 'id', firstName: 'text' })),
    }),
  ),
  orderReceipt: whole({
    tipMicro: 'micro',
    subtotalMicro: 'micro',
    deliveryChargeMicro: 'micro',
    taxMicro: 'micro',
    serviceChargeMicro: 'micro',
    creditMicro: 'micro',
    totalMicro: 'micro',
    taxRates: taxRatesShape,
    serviceCharges: serviceChargesShape,
    orderDiscounts: discountsShape,
    orderTicketNumber: 'text',
    loyaltyStampsCount: 'count',
  }),
  orderStatus: whole({
    orderStatus: orderStatusValueShape,
    cancellable: 'flag',
    isCancellable: 'flag',
    acceptTimestamp: maybe('instant'),
    orderReadyAtTime: maybe('instant'),
    scheduledForTime: maybe('instant'),
  }),
  orderDeliveryStatuses: deliveryStatuses,
  promisedTimeRange: maybe(whole({ from: 'instant', to: 'instant' })),
  orderRejectionNote: maybe('text'),
  userDeliveryAddressDetail: maybe(userDeliveryAddressDetailShape),
  merchantFulfillmentType: merchantFulfillmentTypeShape,
  placementType: known(PLACEMENT_TYPES, 'DEFAULT'),
  includeCutlery: 'flag',
  note: 'text',
  participatingFulfillmentId: maybe('id'),
  paymentMethod: whole({
    paymentMethodIdentifier: usedPaymentShape,
    cardDisplayDetails: maybe(cardDisplayDetailsShape),
  }),
  guestProfile: maybe(
    whole({
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phoneNumber: 'text',
      subscribedToEmail: 'flag',
      subscribedToMerchantMarketingEmails: 'flag',
      externalId: maybe('id'),
    }),
  ),
  room: maybe('text'),
  table: maybe('text'),
  createdAt: 'instant',
});

export const placeOrderAnswerShape = either(
  'placeOrderChallenge',
  whole({ placeOrderChallenge: paymentChallengeShape }),
  whole({ order: orderShape, guestOrderToken: maybe('id') }),
);

export const deliveryStatusShape = whole({
  orderDeliveryStatuses: deliveryStatuses,
  currentStatus: orderStatusValueShape,
  courier: maybe(whole({ firstName: 'text', vehicle: 'text' })),
});

export const reorderItemShape = whole({
  merchant: merchantSummaryShape,
  orderId: 'id',
  items: list(whole({ menuItemId: 'id', name: 'text', quantity: 'count' })),
});
