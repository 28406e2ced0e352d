import type { ErrorEffect, ModalName } from './effect';
import type { ErrorMessage } from './error-messages';

export type ErrorRow = {
  /** Every field that is given must agree; `parameter` is the reason or data.parameter, `contexts` are names of calls. */
  readonly when: {
    readonly status?: number;
    readonly type?: string;
    readonly reason?: string;
    readonly parameter?: string;
    readonly contexts?: readonly string[];
  };
  readonly effect: ErrorEffect;
};

const toast = (messageKey: ErrorMessage): ErrorEffect => ({ kind: 'toast', messageKey, tone: 'error' });
const orderCreation = (reason: string, modal: ModalName): ErrorRow => ({
  when: { type: 'ORDER_CREATION', reason },
  effect: { kind: 'modal', modal },
});

/**
 * The error catalogue of specification 8; the first row that fits wins, what fits none is errors.tryAgain. The sentences about
 * teams are in `mfe-teams`, which shows them beside the field or the button that they are about.
 */
export const errorCatalogue: readonly ErrorRow[] = [
  { when: { status: 401, type: 'invalid_token' }, effect: toast('errors.sessionExpire') },
  {
    when: { type: 'INVALID_CART_ITEM_PERK', contexts: ['addCartItem', 'updateCartItem'] },
    effect: { kind: 'flow', flow: 'perkConflict' },
  },
  {
    when: { type: 'INVALID_PARAMETER', parameter: 'nextPageToken' },
    effect: { kind: 'flow', flow: 'listRestart', messageKey: 'errors.searchTokenExpire' },
  },
  // A merchant with the mode CHECKOUT_OTP asks for the code that it has sent (specification 6).
  {
    when: { type: 'CHECKOUT_OTP_REQUIRED', contexts: ['placeOrder', 'placeGuestOrder'] },
    effect: { kind: 'flow', flow: 'checkoutCode' },
  },
  { when: { type: 'PROMOTION_ELIGIBILITY_ERROR' }, effect: { kind: 'modal', modal: 'INELIGIBLE_PROMOTION' } },
  orderCreation('ITEM_NOT_FOR_SALE_AT_THIS_TIME', 'UNAVAILABLE_SCHEDULED_ORDER_ITEM'),
  orderCreation('SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME', 'SCHEDULED_ORDER_ITEM_PREP_TIME'),
  orderCreation('SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', 'INVALID_SCHEDULED_FOR_TIME'),
  orderCreation('INCENTIVES_INVALID', 'INCENTIVES_INVALID'),
  orderCreation('GROUP_ORDER_APP_ONLY', 'GROUP_ORDER_APP_ONLY'),
  {
    when: { status: 403, contexts: ['getFulfillmentStatus', 'getFulfillment'] },
    effect: { kind: 'flow', flow: 'forbidden' },
  },
  // The specification has no such row: its sentence tells the seconds (specification 8, "any unlisted error").
  { when: { status: 429 }, effect: toast('errors.tooManyRequests') },
  // The screen says which restaurant and how much too far: trying again does not help.
  { when: { type: 'ADDRESS_OUT_OF_RANGE', contexts: ['putCartFulfillment'] }, effect: { kind: 'silence' } },
  // The specification has no such row. The sentence says why the line is as it is (row CRT-18).
  { when: { type: 'CART_CHANGED', contexts: ['updateCartItem'] }, effect: toast('errors.cartChanged') },
  { when: { status: 404 }, effect: toast('errors.generic.404') },
];
