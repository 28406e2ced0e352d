import { z } from 'zod';
import { FULFILLMENT_TYPES } from '../../enumerations';
import { userDeliveryAddressDetailSchema } from '../../entities/address';
import {
  identifierSchema,
  instantSchema,
  lineSchema,
  microSchema,
  tipMicroSchema,
  textSchema,
} from '../../entities/basics';
import { cartItemInputSchema, cartSchema } from '../../entities/cart';
import { deliveryInfoSchema } from '../../entities/merchant';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';
import { ofExtension } from '../../entities/of-extension';

const cartAnswer = z.object({ cart: cartSchema });

const incentiveSchema = z.object({
  id: requiredTextSchema,
  title: z.string(),
  description: z.string(),
  selected: z.boolean(),
  /** The items must cost at least this, before discounts. Null or left out if any order will do. */
  minimumItemSumMicro: ofExtension('details', microSchema.nullable()),
});
export type Incentive = z.infer<typeof incentiveSchema>;

/** Calls for carts, their promo codes and incentives. A cart is the caller's own: nobody can name another's. */
export const cartCalls = {
  getCart: mainCall({
    method: 'GET',
    path: '/v1/cart/{merchantId}',
    auth: 'any',
    summary: "The caller's cart at a merchant; an empty one where nothing was added yet.",
    response: cartAnswer,
    errors: [],
  }),
  getCartDeliveryInfo: mainCall({
    method: 'GET',
    path: '/cart/{merchantId}/delivery-info',
    auth: 'any',
    summary: "Charge, minimum and time of delivery for the caller's cart.",
    response: z.object({ deliveryInfo: deliveryInfoSchema.nullable() }),
    errors: [],
  }),
  patchCart: mainCall({
    method: 'PATCH',
    path: '/v1/cart/{merchantId}',
    auth: 'any',
    summary:
      'Changes the note, the cutlery, the use of credit, the room or the table; what is not named stays.',
    body: z.object({
      note: textSchema(500).optional(),
      includeCutlery: z.boolean().optional(),
      includeCredit: ofExtension('creditChoice', z.boolean()),
      removeConflictingPerks: z.boolean().optional(),
      room: lineSchema(50).nullable().optional(),
      table: lineSchema(50).nullable().optional(),
    }),
    response: cartAnswer,
    errors: ['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  addCartItem: mainCall({
    method: 'POST',
    path: '/v1/cart/{merchantId}/item',
    auth: 'any',
    summary: 'Adds an item with its options; the same item in the same form joins the line that is there.',
    body: cartItemInputSchema,
    takesIdempotencyKey: true,
    response: cartAnswer,
    errors: [
      'IDEMPOTENCY_KEY_REUSED',
      'INVALID_CART_ITEM',
      'INVALID_CART_ITEM_PERK',
      'CART_CHANGED',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  updateCartItem: mainCall({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/item/{cartItemId}',
    auth: 'any',
    summary: 'Replaces a line of the cart.',
    body: cartItemInputSchema,
    response: cartAnswer,
    errors: [
      'INVALID_CART_ITEM',
      'INVALID_CART_ITEM_PERK',
      'CART_CHANGED',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  removeCartItem: mainCall({
    method: 'DELETE',
    path: '/v1/cart/{merchantId}/item/{item}',
    auth: 'any',
    summary: 'Takes a line out of the cart.',
    response: cartAnswer,
    errors: ['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  putCartConfig: mainCall({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/config',
    auth: 'any',
    summary: 'Sets the tip: one of the offered options, or an amount from 0 to 200.',
    body: z.object({
      selectedTipOptionId: lineSchema(30).nullable(),
      customTipAmountMicro: tipMicroSchema.nullable(),
    }),
    response: cartAnswer,
    errors: ['FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  putCartFulfillment: mainCall({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/fulfillment',
    auth: 'any',
    summary: 'Sets how the food is handed over and where it goes; an address that is not named stays.',
    body: z.object({
      fulfillmentType: z.enum(FULFILLMENT_TYPES),
      userDeliveryAddressDetail: userDeliveryAddressDetailSchema.nullable().optional(),
      userDeliveryAddressId: identifierSchema.nullable().optional(),
    }),
    response: cartAnswer,
    errors: ['ADDRESS_OUT_OF_RANGE', 'CART_IN_GROUP', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  putCartCheckoutCode: mainCall({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/checkout-code',
    auth: 'any',
    summary: 'Adds a promo code to the cart, or removes one.',
    body: z.union([
      z.strictObject({ checkoutCodeToAdd: lineSchema(40).trim().min(1) }),
      z.strictObject({ checkoutCodeToRemove: lineSchema(40).min(1) }),
    ]),
    response: cartAnswer,
    errors: ['PROMOTION_ELIGIBILITY_ERROR', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  putCartScheduledForTime: mainCall({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/scheduled-for-time',
    auth: 'any',
    summary: 'Sets when the food is wanted; null is as soon as possible.',
    body: z.object({ scheduledForTime: instantSchema.nullable() }),
    response: cartAnswer,
    errors: ['ORDER_CREATION', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  getIncentive: mainCall({
    method: 'GET',
    path: '/v1/incentive',
    auth: 'any',
    summary: 'The offers that a cart can take.',
    response: z.object({ incentives: z.array(incentiveSchema) }),
    errors: [],
  }),
  getCartIncentives: mainCall({
    method: 'GET',
    path: '/v1/cart/{merchantId}/incentives',
    auth: 'any',
    summary: "The offers for the caller's cart, and which of them it has taken.",
    response: z.object({ incentives: z.array(incentiveSchema) }),
    errors: [],
  }),
  patchCartIncentives: mainCall({
    method: 'PATCH',
    path: '/v1/cart/{merchantId}/incentives',
    auth: 'any',
    summary: 'Takes exactly these offers.',
    body: z.object({
      incentives: z.array(identifierSchema).max(50),
      cartCheckoutCode: lineSchema(40).optional(),
    }),
    response: cartAnswer,
    errors: [
      'ORDER_CREATION',
      'PROMOTION_ELIGIBILITY_ERROR',
      'FULFILLMENT_LOCKED',
      'FULFILLMENT_NOT_JOINABLE',
    ],
  }),
  claimCart: mainCall({
    method: 'POST',
    path: '/v1/users/current/cart/{merchantId}',
    auth: 'user',
    summary: 'Gives the cart of this browser to the person who has just signed in.',
    query: z.object({ sourceType: lineSchema(50).default('CURRENT_EXTERNAL_ID') }),
    response: cartAnswer,
    errors: ['FORBIDDEN', 'FULFILLMENT_LOCKED', 'FULFILLMENT_NOT_JOINABLE'],
  }),
  getPromoCode: mainCall({
    method: 'GET',
    path: '/promo-codes/{code}',
    auth: 'any',
    summary: 'What a promo code is good for.',
    response: z.object({ code: requiredTextSchema, description: z.string() }),
    errors: [],
  }),
} as const;
