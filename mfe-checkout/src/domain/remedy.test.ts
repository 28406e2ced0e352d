import { expect, it } from '@jest/globals';
import { remedyFor } from './remedy';

it.each([
  ['ORDER_CREATION', 'ITEM_NOT_FOR_SALE_AT_THIS_TIME', 'items'],
  ['ORDER_CREATION', 'SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME', 'time'],
  ['ORDER_CREATION', 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', 'time'],
  ['ORDER_CREATION', 'INCENTIVES_INVALID', 'offers'],
  ['PROMOTION_ELIGIBILITY_ERROR', 'NOT_A_MEMBER', 'promo'],
  ['CARD_DECLINED', 'insufficient_funds', 'card'],
  ['CARD_ALREADY_USED', 'UNKNOWN', 'card'],
  ['INVOICE_LIMIT_EXCEEDED', 'UNKNOWN', 'card'],
  ['CARD_AUTHENTICATION_FAILED', '', 'card'],
  ['PAYMENT_METHOD_NOT_FOUND', '', 'card'],
  ['CART_CHANGED', '', 'again'],
  ['MERCHANT_NOT_ACCEPTING', 'CLOSED', 'time'],
  ['DELIVERY_MINIMUM_NOT_REACHED', '', 'order'],
  ['PICKUP_LIMITS_NOT_MET', '', 'order'],
  ['DELIVERY_ADDRESS_MISSING', '', 'address'],
  ['ADDRESS_OUT_OF_RANGE', '', 'address'],
  ['CART_EMPTY', '', 'none'],
  ['UNKNOWN', 'UNKNOWN', 'again'],
  ['constructor', 'toString', 'again'],
] as const)('%s because of %s has the remedy %s', (type, reason, remedy) => {
  expect(remedyFor({ type, reason })).toBe(remedy);
});
