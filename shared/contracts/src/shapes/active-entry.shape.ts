import { GUEST_STATUSES } from '../enumerations';
import { currencyShape } from './basics.shape';
import { merchantFulfillmentTypeShape } from './cart.shape';
import { knownOrLeftOut, maybe, oneOf, whole } from './shape';
import { fulfillmentStateShape, orderStatusValueShape } from './states.shape';

const base = {
  entityId: 'id',
  merchant: whole({
    id: 'id',
    name: 'text',
    url: 'id',
    imageUrl: 'text',
    timeZone: 'id',
    currencyCode: currencyShape,
  }),
  fulfillmentType: merchantFulfillmentTypeShape,
  entityType: 'id',
} as const;

export const activeEntryShape = oneOf('entityType', {
  CART: whole({ ...base, itemCount: 'count', subtotalMicro: 'micro', updatedAt: 'instant' }),
  ORDER: whole({
    ...base,
    orderStatus: orderStatusValueShape,
    scheduledTime: maybe('instant'),
    readyTime: maybe('instant'),
    placedAt: maybe('instant'),
    guestOrderToken: maybe('id'),
  }),
  FULFILLMENT: whole({
    ...base,
    scheduledTime: maybe('instant'),
    fulfillmentDetails: whole({
      fulfillmentState: fulfillmentStateShape,
      guestStatus: maybe(knownOrLeftOut(GUEST_STATUSES)),
      isCurrentUserAdmin: 'flag',
      guestOrderId: maybe('id'),
      hostFirstName: 'text',
      orderByTime: maybe('instant'),
    }),
  }),
});
