import {
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  GROUP_VALIDATION_FIELDS,
  GROUP_VISIBILITIES,
  GUEST_STATUSES,
  PAYMENT_SPLITS,
  SHARE_MODES,
} from '../enumerations';
import { currencyShape } from './basics.shape';
import { cartItemShape, fulfillmentTypeShape } from './cart.shape';
import { chosenPaymentShape, paymentChallengeShape } from './payment.shape';
import { fulfillmentStateShape } from './states.shape';
import { either, known, knownOrLeftOut, list, maybe, optional, whole } from './shape';

const place = { externalUserId: 'id', status: known(GUEST_STATUSES, 'BROWSING') } as const;

const standing = {
  fulfillmentId: 'id',
  fulfillmentState: fulfillmentStateShape,
  expirationTime: 'instant',
  orderByTime: maybe('instant'),
  completeTime: maybe('instant'),
  orderId: maybe('id'),
  isLocked: 'flag',
  checksum: 'id',
} as const;

export const fulfillmentStatusShape = whole({ ...standing, guests: list(whole(place)) });

export const fulfillmentShape = whole({
  ...standing,
  fulfillmentType: fulfillmentTypeShape,
  hostId: 'id',
  host: whole({ firstName: 'text', lastName: 'text' }),
  guests: list(
    whole({
      ...place,
      firstName: 'text',
      lastName: 'text',
      seat: 'count',
      cartItems: list(cartItemShape),
      subtotalMicro: 'micro',
    }),
  ),
  guestMax: 'count',
  joinUri: 'text',
  isCurrentUserAdmin: 'flag',
  currentUserId: 'id',
  currencyCode: currencyShape,
  costBreakdown: whole({
    itemSumMicro: 'micro',
    subtotalMicro: 'micro',
    deliveryChargeMicro: 'micro',
    serviceChargeMicro: 'micro',
    taxMicro: 'micro',
    tipMicro: 'micro',
    totalMicro: 'micro',
    shares: list(whole({ externalUserId: 'id', amountMicro: 'micro' })),
  }),
  paymentSplit: known(PAYMENT_SPLITS, 'PAY_SEPARATELY'),
  fixedAmountMicro: maybe('micro'),
  tip: whole({ selectedTipOptionId: maybe('id'), customTipAmountMicro: maybe('micro') }),
  orderToken: maybe('id'),
  merchantIds: list('id'),
  merchant: whole({
    id: 'id',
    externalId: 'id',
    name: 'text',
    url: 'id',
    imageUrl: 'text',
    timeZone: 'id',
  }),
  scheduledDetails: whole({ scheduled: 'flag', scheduledForTime: maybe('instant') }),
  deliveryDetails: whole({ location: 'text', locationId: maybe('id'), deliveryInstructions: 'text' }),
  deliveryPricing: whole({
    deliveryChargeMicro: 'micro',
    freeDeliveryOrderValueMicro: maybe('micro'),
    deliveryMinimumOrderValueMicro: 'micro',
  }),
  ownerPaymentOptions: maybe(chosenPaymentShape),
  shareSettings: whole({
    shareMode: known(SHARE_MODES, 'LINK_ONLY'),
    supportedShareModes: list(knownOrLeftOut(SHARE_MODES)),
  }),
  fulfillmentFlowType: known(FULFILLMENT_FLOW_TYPES, 'HOST_ALWAYS_GUEST'),
  groupDisplay: whole({ title: 'text', showGuestItems: 'flag' }),
  visibility: known(GROUP_VISIBILITIES, 'PUBLIC'),
  kind: known(FULFILLMENT_KINDS, 'FULFILLMENT'),
});

const validation = {
  // An error stays an error, wherever it is tied to: the group is not valid.
  validationErrors: list(whole({ field: known(GROUP_VALIDATION_FIELDS, 'deliveryLocation'), code: 'text' })),
} as const;

export const fulfillmentValidationShape = whole(validation);
export const updatedFulfillmentShape = whole({ fulfillment: fulfillmentShape, ...validation });

export const confirmFulfillmentAnswerShape = either(
  'paymentChallenge',
  whole({ paymentChallenge: paymentChallengeShape }),
  whole({ fulfillment: fulfillmentShape, orderId: 'id' }),
);

export const inviteShape = whole({
  linkId: 'id',
  fulfillmentId: 'id',
  hostFirstName: 'text',
  merchantName: 'text',
  merchantImageUrl: 'text',
  timeZone: optional('id'),
  fulfillmentState: fulfillmentStateShape,
  orderByTime: maybe('instant'),
  guestCount: 'count',
  guestMax: 'count',
});
