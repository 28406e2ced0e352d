import { expect, it } from '@jest/globals';
import type { Call } from './call';
import { contentGateway, fulfillmentService, inviteService, mainApi, userGateway } from '../schemas';

/** Section 7 of the specification: method, path, and in brackets the names of the query. */
const specified = {
  main: `
    GET /v1/user
    GET /_COOKIES
    GET /v1/brands (externalId)
    GET /v1/merchants (externalId brandExternalId id cartCheckoutCode)
    GET /v1/merchantpreview (merchantPreviewId countryCode)
    GET /merchants/{id}/delivery-info
    GET /v1/menus (merchantExternalId excludeChoices includeChoicesForItemId debug menuDraftId)
    GET /v1/menu/{id} (excludeChoices dateTime debug menuDraftId)
    GET /v1/menu/{menuId}/items/{itemId}/choices
    GET /v1/cart/{merchantId}
    GET /cart/{merchantId}/delivery-info
    PATCH /v1/cart/{merchantId}
    POST /v1/cart/{merchantId}/item
    PUT /v1/cart/{merchantId}/item/{cartItemId}
    DELETE /v1/cart/{merchantId}/item/{item}
    PUT /v1/cart/{merchantId}/config
    PUT /v1/cart/{merchantId}/fulfillment
    PUT /v1/cart/{merchantId}/checkout-code
    PUT /v1/cart/{merchantId}/scheduled-for-time
    GET /v1/incentive
    GET /v1/cart/{merchantId}/incentives
    PATCH /v1/cart/{merchantId}/incentives
    POST /v1/users/current/cart/{merchantId} (sourceType)
    POST /v1/order
    POST /v1/guest-order
    GET /v1/order/{id}
    PATCH /v1/order/{id}/cancel
    PATCH /v1/order/{id}/continue
    GET /v1/order/token/{token}
    PATCH /v1/order/token/{token}/cancel
    PATCH /v1/order/token/{token}/continue
    GET /v1/guest-order/{id}
    POST /v1/guest-order/cancel/{id}
    GET /v1/delivery-status (orderIdentifier orderIdentifierType)
    GET /delivery-addresses
    POST /delivery-addresses
    DELETE /delivery-addresses/{id}
    GET /payment/method (paymentProcessor)
    POST /payment/method
    DELETE /payment/method (paymentMethodId)
    POST /payment/setup-intent
    GET /promo-codes/{code}
    GET /v1/reorder (latitude longitude)
    GET /v1/reorder/{merchantId}`,
  userGateway: `
    GET /consumer-user/{externalUserId}/balances/redeem-points-preview (pointsToRedeem currency)
    POST /consumer-user/{externalUserId}/balances/redeem-points (pointsToRedeem currency)`,
  fulfillment: `
    POST /fulfillments
    GET /fulfillments (merchantIds basketIds orderIds orderTokens fulfillmentStateFilter guestStatus)
    GET /fulfillments/{id} (includeOrderId)
    GET /fulfillments/{id}/status
    DELETE /fulfillments/{id}
    POST /fulfillments/{id}/guests
    DELETE /fulfillments/{id}/guests/{externalUserId}
    POST /fulfillments/{id}/guests/leave
    PATCH /fulfillments/{id} (withValidation)
    GET /fulfillments/{id}/validation
    GET /fulfillments/{id}/scheduled-time-slots
    GET /fulfillments/{id}/tip-options
    GET /fulfillments/{id}/fulfillment-type-options
    POST /fulfillments/{id}/confirm
    POST /fulfillments/{id}/create-invite`,
  invite: `
    GET /invites/{linkId}`,
  gateway: `
    GET /workspaces/{workspaceId}
    GET /merchants/nearby (latitude longitude maxDistance isOpenNow isAvailableNow hasDelivery hasPickup hasDineIn hasGroupOrdering isTopMerchant notInCatalog limit nextPageToken query externalUserId)
    GET /merchants/catalog (catalogId isOpenNow isAvailableNow hasDelivery hasPickup hasDineIn limit nextPageToken latitude longitude query)
    GET /catalogs/{catalogId}
    GET /categories/nearby (latitude longitude limit maxDistance)
    GET /orders/active (maxMinutesAfterComplete)
    GET /payments/groups (paymentProviders)
    POST /workspaces/verify-email
    GET /teams/search (name limit)
    GET /teams/{teamId}
    POST /teams/{teamId}/join
    POST /teams/{teamId}/leave
    POST /teams/{teamId}/locations
    POST /teams/email-verification/send
    POST /teams/email-verification/status-check
    POST /teams`,
};

it.each([
  ['[API-02] main', mainApi, specified.main],
  ['[LOY-04] userGateway', userGateway, specified.userGateway],
  ['[API-10] fulfillment', fulfillmentService, specified.fulfillment],
  ['[API-10] invite', inviteService, specified.invite],
  ['[API-11] gateway', contentGateway, specified.gateway],
])('%s has the calls of the specification', (name, table: Readonly<Record<string, Call>>, lines) => {
  expect(Object.values(table).map(lineOf).sort()).toEqual(
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .sort(),
  );
  expect(new Set(Object.values(table).map(({ service }) => service))).toEqual(new Set([name.split(' ')[1]]));
});

function lineOf({ method, path, query }: Call): string {
  const names = query && 'shape' in query ? Object.keys(query.shape ?? {}) : [];
  return `${method} ${path}${names.length > 0 ? ` (${names.join(' ')})` : ''}`;
}
