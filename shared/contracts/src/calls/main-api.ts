import { z } from 'zod';
import { FULFILLMENT_TYPES, ORDER_IDENTIFIER_TYPES, PAYMENT_PROCESSORS } from '../enumerations';
import { deliveryAddressSchema, userDeliveryAddressDetailSchema } from '../entities/address';
import { instantSchema, microSchema } from '../entities/basics';
import { cartItemInputSchema, cartSchema } from '../entities/cart';
import { deliveryInfoSchema, merchantSchema, merchantSummarySchema } from '../entities/merchant';
import { menuChoicesSchema, menuSchema } from '../entities/menu';
import {
  guestProfileSchema,
  orderDeliveryStatusSchema,
  orderSchema,
  orderStatusValueSchema,
} from '../entities/order';
import {
  chosenPaymentSchema,
  paymentChallengeAnswerSchema,
  paymentChallengeSchema,
  storedPaymentMethodSchema,
} from '../entities/payment';
import { userSchema } from '../entities/user';
import type { Call } from './call';

const flag = z.stringbool().optional();
const done = z.object({});
const cartAnswer = z.object({ cart: cartSchema });
const orderAnswer = z.object({ order: orderSchema });

const incentiveSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  selected: z.boolean(),
});
export type Incentive = z.infer<typeof incentiveSchema>;

const orderInput = {
  merchantId: z.string(),
  cartChecksum: z.string(),
  paymentMethod: chosenPaymentSchema,
  challengeAnswer: paymentChallengeAnswerSchema.optional(),
};

export const placeOrderInputSchema = z.object({
  ...orderInput,
  subscribedToMerchantMarketingEmails: z.boolean(),
  guestProfile: z.null(),
  externalId: z.string(),
});
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;

export const placeGuestOrderInputSchema = z.object({ ...orderInput, guestProfile: guestProfileSchema });
export type PlaceGuestOrderInput = z.input<typeof placeGuestOrderInputSchema>;

/** Either the order stands, or the bank asks first and nothing stands yet. */
export const placeOrderAnswerSchema = z.union([
  z.object({ order: orderSchema, guestOrderToken: z.string().nullable() }),
  z.object({ placeOrderChallenge: paymentChallengeSchema }),
]);
export type PlaceOrderAnswer = z.infer<typeof placeOrderAnswerSchema>;

const reorderItemSchema = z.object({
  merchant: merchantSummarySchema,
  orderId: z.string(),
  items: z.array(z.object({ menuItemId: z.string(), name: z.string(), quantity: z.int().min(1) })),
});
export type ReorderItem = z.infer<typeof reorderItemSchema>;

/** Where the courier is. */
const deliveryStatusSchema = z.object({
  orderDeliveryStatuses: z.array(orderDeliveryStatusSchema),
  currentStatus: orderStatusValueSchema,
  courier: z.object({ firstName: z.string(), vehicle: z.string() }).nullable(),
});
export type DeliveryStatus = z.infer<typeof deliveryStatusSchema>;

const call = <const Row extends Omit<Call, 'service'>>(row: Row) => ({ service: 'main' as const, ...row });

/** The 44 calls of the main API. */
export const mainApi = {
  getUser: call({
    method: 'GET',
    path: '/v1/user',
    auth: 'any',
    response: z.object({ user: userSchema.nullable() }),
  }),
  getCookies: call({
    method: 'GET',
    path: '/_COOKIES',
    auth: 'none',
    response: z.record(z.string(), z.string()),
  }),
  getBrands: call({
    method: 'GET',
    path: '/v1/brands',
    auth: 'none',
    query: z.object({ externalId: z.string() }),
    response: z.object({ brand: z.object({ id: z.string(), externalId: z.string(), name: z.string() }) }),
  }),
  getMerchant: call({
    method: 'GET',
    path: '/v1/merchants',
    auth: 'none',
    query: z.object({
      externalId: z.string().optional(),
      brandExternalId: z.string().optional(),
      id: z.string().optional(),
      cartCheckoutCode: z.string().optional(),
    }),
    response: z.object({ merchant: merchantSchema }),
  }),
  getMerchantPreview: call({
    method: 'GET',
    path: '/v1/merchantpreview',
    auth: 'none',
    query: z.object({ merchantPreviewId: z.string(), countryCode: z.string() }),
    response: z.object({ merchant: merchantSchema }),
  }),
  getMerchantDeliveryInfo: call({
    method: 'GET',
    path: '/merchants/{id}/delivery-info',
    auth: 'none',
    response: z.object({ deliveryInfo: deliveryInfoSchema.nullable() }),
  }),
  getMenus: call({
    method: 'GET',
    path: '/v1/menus',
    auth: 'none',
    query: z.object({
      merchantExternalId: z.string(),
      excludeChoices: flag,
      includeChoicesForItemId: z.string().optional(),
      debug: flag,
      menuDraftId: z.string().optional(),
    }),
    response: z.object({ menu: menuSchema }),
  }),
  getMenu: call({
    method: 'GET',
    path: '/v1/menu/{id}',
    auth: 'none',
    query: z.object({
      excludeChoices: flag,
      dateTime: instantSchema.optional(),
      debug: flag,
      menuDraftId: z.string().optional(),
    }),
    response: z.object({ menu: menuSchema }),
  }),
  getItemChoices: call({
    method: 'GET',
    path: '/v1/menu/{menuId}/items/{itemId}/choices',
    auth: 'none',
    response: menuChoicesSchema,
  }),
  getCart: call({ method: 'GET', path: '/v1/cart/{merchantId}', auth: 'any', response: cartAnswer }),
  getCartDeliveryInfo: call({
    method: 'GET',
    path: '/cart/{merchantId}/delivery-info',
    auth: 'any',
    response: z.object({ deliveryInfo: deliveryInfoSchema.nullable() }),
  }),
  patchCart: call({
    method: 'PATCH',
    path: '/v1/cart/{merchantId}',
    auth: 'any',
    body: z.object({
      note: z.string().max(500).optional(),
      includeCutlery: z.boolean().optional(),
      removeConflictingPerks: z.boolean().optional(),
      room: z.string().max(50).nullable().optional(),
      table: z.string().max(50).nullable().optional(),
    }),
    response: cartAnswer,
  }),
  addCartItem: call({
    method: 'POST',
    path: '/v1/cart/{merchantId}/item',
    auth: 'any',
    body: cartItemInputSchema,
    response: cartAnswer,
  }),
  updateCartItem: call({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/item/{cartItemId}',
    auth: 'any',
    body: cartItemInputSchema,
    response: cartAnswer,
  }),
  removeCartItem: call({
    method: 'DELETE',
    path: '/v1/cart/{merchantId}/item/{item}',
    auth: 'any',
    response: cartAnswer,
  }),
  putCartConfig: call({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/config',
    auth: 'any',
    body: z.object({
      selectedTipOptionId: z.string().max(30).nullable(),
      /** Up to 200 currency units. */
      customTipAmountMicro: microSchema.min(0).max(200_000_000).nullable(),
    }),
    response: cartAnswer,
  }),
  putCartFulfillment: call({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/fulfillment',
    auth: 'any',
    body: z.object({
      fulfillmentType: z.enum(FULFILLMENT_TYPES),
      userDeliveryAddressDetail: userDeliveryAddressDetailSchema.nullable().optional(),
      userDeliveryAddressId: z.string().nullable().optional(),
    }),
    response: cartAnswer,
  }),
  putCartCheckoutCode: call({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/checkout-code',
    auth: 'any',
    body: z.union([
      z.strictObject({ checkoutCodeToAdd: z.string().trim().min(1).max(40) }),
      z.strictObject({ checkoutCodeToRemove: z.string().min(1).max(40) }),
    ]),
    response: cartAnswer,
  }),
  putCartScheduledForTime: call({
    method: 'PUT',
    path: '/v1/cart/{merchantId}/scheduled-for-time',
    auth: 'any',
    body: z.object({ scheduledForTime: instantSchema.nullable() }),
    response: cartAnswer,
  }),
  getIncentive: call({
    method: 'GET',
    path: '/v1/incentive',
    auth: 'any',
    response: z.object({ incentives: z.array(incentiveSchema) }),
  }),
  getCartIncentives: call({
    method: 'GET',
    path: '/v1/cart/{merchantId}/incentives',
    auth: 'any',
    response: z.object({ incentives: z.array(incentiveSchema) }),
  }),
  patchCartIncentives: call({
    method: 'PATCH',
    path: '/v1/cart/{merchantId}/incentives',
    auth: 'any',
    body: z.object({ incentives: z.array(z.string()), cartCheckoutCode: z.string().optional() }),
    response: cartAnswer,
  }),
  claimCart: call({
    method: 'POST',
    path: '/v1/users/current/cart/{merchantId}',
    auth: 'user',
    query: z.object({ sourceType: z.string().default('CURRENT_EXTERNAL_ID') }),
    response: cartAnswer,
  }),
  placeOrder: call({
    method: 'POST',
    path: '/v1/order',
    auth: 'user',
    body: placeOrderInputSchema,
    response: placeOrderAnswerSchema,
  }),
  placeGuestOrder: call({
    method: 'POST',
    path: '/v1/guest-order',
    auth: 'any',
    body: placeGuestOrderInputSchema,
    response: placeOrderAnswerSchema,
  }),
  getOrder: call({ method: 'GET', path: '/v1/order/{id}', auth: 'user', response: orderAnswer }),
  cancelOrder: call({ method: 'PATCH', path: '/v1/order/{id}/cancel', auth: 'user', response: orderAnswer }),
  continueOrder: call({
    method: 'PATCH',
    path: '/v1/order/{id}/continue',
    auth: 'user',
    response: orderAnswer,
  }),
  getOrderByToken: call({
    method: 'GET',
    path: '/v1/order/token/{token}',
    auth: 'none',
    response: orderAnswer,
  }),
  cancelOrderByToken: call({
    method: 'PATCH',
    path: '/v1/order/token/{token}/cancel',
    auth: 'none',
    response: orderAnswer,
  }),
  continueOrderByToken: call({
    method: 'PATCH',
    path: '/v1/order/token/{token}/continue',
    auth: 'none',
    response: orderAnswer,
  }),
  getGuestOrder: call({ method: 'GET', path: '/v1/guest-order/{id}', auth: 'none', response: orderAnswer }),
  cancelGuestOrder: call({
    method: 'POST',
    path: '/v1/guest-order/cancel/{id}',
    auth: 'none',
    response: orderAnswer,
  }),
  getDeliveryStatus: call({
    method: 'GET',
    path: '/v1/delivery-status',
    auth: 'none',
    query: z.object({ orderIdentifier: z.string(), orderIdentifierType: z.enum(ORDER_IDENTIFIER_TYPES) }),
    response: deliveryStatusSchema,
  }),
  getDeliveryAddresses: call({
    method: 'GET',
    path: '/delivery-addresses',
    auth: 'user',
    response: z.object({ deliveryAddresses: z.array(deliveryAddressSchema) }),
  }),
  addDeliveryAddress: call({
    method: 'POST',
    path: '/delivery-addresses',
    auth: 'user',
    body: z.object({ address: userDeliveryAddressDetailSchema }),
    response: z.object({ deliveryAddress: deliveryAddressSchema }),
  }),
  removeDeliveryAddress: call({
    method: 'DELETE',
    path: '/delivery-addresses/{id}',
    auth: 'user',
    response: done,
  }),
  getPaymentMethods: call({
    method: 'GET',
    path: '/payment/method',
    auth: 'user',
    query: z.object({ paymentProcessor: z.enum(PAYMENT_PROCESSORS) }),
    response: z.object({ paymentMethods: z.array(storedPaymentMethodSchema) }),
  }),
  addPaymentMethod: call({
    method: 'POST',
    path: '/payment/method',
    auth: 'user',
    body: z.object({ setupIntentId: z.string().min(1).max(100) }),
    response: z.object({ paymentMethod: storedPaymentMethodSchema }),
  }),
  removePaymentMethod: call({
    method: 'DELETE',
    path: '/payment/method',
    auth: 'user',
    query: z.object({ paymentMethodId: z.string() }),
    response: done,
  }),
  createSetupIntent: call({
    method: 'POST',
    path: '/payment/setup-intent',
    auth: 'user',
    response: z.object({ apiKey: z.string(), clientSecret: z.string() }),
  }),
  getPromoCode: call({
    method: 'GET',
    path: '/promo-codes/{code}',
    auth: 'any',
    response: z.object({ code: z.string(), description: z.string() }),
  }),
  getReorder: call({
    method: 'GET',
    path: '/v1/reorder',
    auth: 'user',
    query: z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() }),
    response: z.object({ reorderItems: z.array(reorderItemSchema) }),
  }),
  getMerchantReorder: call({
    method: 'GET',
    path: '/v1/reorder/{merchantId}',
    auth: 'user',
    response: z.object({ reorderItems: z.array(reorderItemSchema) }),
  }),
} as const satisfies Record<string, Call>;
