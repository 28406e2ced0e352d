import { expect, it } from '@jest/globals';
import { ApiError } from './api-error';
import type { ApiErrorFields } from './api-error';
import { errorEffect } from './error-effect';

const error = (fields: Partial<ApiErrorFields>) =>
  new ApiError({ status: 400, type: 'UNKNOWN', reason: 'UNKNOWN', ...fields });
const toast = (messageKey: string) => ({ kind: 'toast', messageKey, tone: 'error' });

it.each([
  ['[ERR-01] invalid_token', { status: 401, type: 'invalid_token' }, undefined, 'errors.sessionExpire'],
  ['[ERR-02] 404', { status: 404 }, undefined, 'errors.generic.404'],
  ['[ERR-02] unlisted', { status: 418, type: 'TEAPOT' }, undefined, 'errors.tryAgain'],
  ['[ERR-02] network', { status: 0, type: 'NETWORK' }, undefined, 'errors.tryAgain'],
  ['[ERR-05] a merchant', { status: 500 }, 'getMerchant', 'errors.tryAgain'],
  ['[ERR-05] teams', { status: 500 }, 'searchTeams', 'errors.tryAgain'],
  ['[ERR-05] the user', { status: 500 }, 'getUser', 'errors.tryAgain'],
  ['[ERR-06] incentives', { status: 500 }, 'patchCartIncentives', 'errors.tryAgain'],
  ['[ERR-06] a deleted group', { status: 409, type: 'LOCKED' }, 'deleteFulfillment', 'errors.tryAgain'],
  ['[ERR-06] a payment', { status: 402 }, 'confirmFulfillment', 'errors.tryAgain'],
  ['[ERR-06] an invite', { status: 500 }, 'createInvite', 'errors.tryAgain'],
  ['a conflict', { status: 409 }, 'createTeam', 'errors.tryAgain'],
  [
    'an unlisted reason',
    { type: 'ORDER_CREATION', reason: 'CARD_DECLINED' },
    'placeOrder',
    'errors.tryAgain',
  ],
  ['a perk conflict elsewhere', { type: 'INVALID_CART_ITEM_PERK' }, 'patchCart', 'errors.tryAgain'],
  ['403 elsewhere', { status: 403 }, 'getOrder', 'errors.tryAgain'],
])('%s is a toast', (_title, fields, context, messageKey) => {
  expect(errorEffect(error(fields), context)).toEqual(toast(messageKey));
});

it.each([
  ['ITEM_NOT_FOR_SALE_AT_THIS_TIME', 'UNAVAILABLE_SCHEDULED_ORDER_ITEM'],
  ['SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME', 'SCHEDULED_ORDER_ITEM_PREP_TIME'],
  ['SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', 'INVALID_SCHEDULED_FOR_TIME'],
  ['INCENTIVES_INVALID', 'INCENTIVES_INVALID'],
  ['GROUP_ORDER_APP_ONLY', 'GROUP_ORDER_APP_ONLY'],
])('[CHK-09] [CHK-19] %s is the modal %s with title and body of the service', (reason, modal) => {
  const effect = errorEffect(
    error({ type: 'ORDER_CREATION', reason, title: 'T', body: 'B', data: { a: 1 } }),
  );
  expect(effect).toEqual({ kind: 'modal', modal, title: 'T', body: 'B', data: { a: 1 } });
});

it('[CHK-10] PROMOTION_ELIGIBILITY_ERROR is the modal INELIGIBLE_PROMOTION', () => {
  expect(errorEffect(error({ type: 'PROMOTION_ELIGIBILITY_ERROR' }))).toMatchObject({
    kind: 'modal',
    modal: 'INELIGIBLE_PROMOTION',
  });
});

it.each(['addCartItem', 'updateCartItem'])(
  '[CRT-11] INVALID_CART_ITEM_PERK on %s starts the flow',
  (context) => {
    const conflict = error({ type: 'INVALID_CART_ITEM_PERK', data: { displayHint: 'One a day' } });
    expect(errorEffect(conflict, context)).toEqual({
      kind: 'flow',
      flow: 'perkConflict',
      displayHint: 'One a day',
    });
  },
);

it('a page token that has expired restarts its list', () => {
  const restart = { kind: 'flow', flow: 'listRestart', messageKey: 'errors.searchTokenExpire' };
  const named = [{ data: { parameter: 'nextPageToken' } }, { reason: 'nextPageToken' }];
  for (const how of named) {
    expect(errorEffect(error({ type: 'INVALID_PARAMETER', ...how }), 'getNearbyMerchants')).toEqual(restart);
  }
  expect(errorEffect(error({ type: 'INVALID_PARAMETER', data: { parameter: 'limit' } }))).toEqual(
    toast('errors.tryAgain'),
  );
});

it.each(['placeOrder', 'placeGuestOrder'])('a one-time code that %s asks for starts its flow', (context) => {
  const asked = error({ status: 403, type: 'CHECKOUT_OTP_REQUIRED', reason: 'CODE_SENT' });
  expect(errorEffect(asked, context)).toEqual({ kind: 'flow', flow: 'checkoutCode' });
});

it('[GRP-13] 403 on the status of a group is the forbidden state', () => {
  expect(errorEffect(error({ status: 403 }), 'getFulfillmentStatus')).toEqual({
    kind: 'flow',
    flow: 'forbidden',
  });
});

it('an address that is out of range for a cart is silent, because the screen says it', () => {
  const tooFar = error({ type: 'ADDRESS_OUT_OF_RANGE' });
  expect(errorEffect(tooFar, 'putCartFulfillment')).toEqual({ kind: 'silence' });
});

it('what is no ApiError is errors.tryAgain', () => {
  expect(errorEffect(new Error('x'))).toEqual(toast('errors.tryAgain'));
});

it.each([
  ['FULFILLMENT_LOCKED', 'The host is paying.', 'The host is paying.'],
  ['FULFILLMENT_NOT_JOINABLE', 'The deadline has passed.', 'The deadline has passed.'],
  ['FULFILLMENT_LOCKED', undefined, undefined],
  ['ANYTHING_ELSE', 'Told', undefined],
] as const)('a cart that %s holds is refused in the words of the service, %s', (type, title, text) => {
  const effect = errorEffect(error({ status: 409, type, ...(title && { title }) }), 'addCartItem');
  expect(effect).toEqual({ ...toast('errors.tryAgain'), text });
});
