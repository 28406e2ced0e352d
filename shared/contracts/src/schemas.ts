export {
  mainApi,
  placeGuestOrderInputSchema,
  placeOrderAnswerSchema,
  placeOrderInputSchema,
} from './calls/main-api';
export { userGateway } from './calls/user-gateway';
export {
  confirmFulfillmentAnswerSchema,
  confirmFulfillmentInputSchema,
  createFulfillmentInputSchema,
  fulfillmentService,
  inviteService,
  updateFulfillmentInputSchema,
} from './calls/fulfillment-service';
export { contentGateway, nearbyQuerySchema } from './calls/content-gateway';
export { SERVICES } from './calls/call';
export { merchantSchema, merchantSummarySchema, deliveryInfoSchema } from './entities/merchant';
export { menuSchema } from './entities/menu';
export { cartSchema, cartItemInputSchema } from './entities/cart';
export { deliveryAddressSchema, userDeliveryAddressDetailSchema } from './entities/address';
export { guestProfileSchema, orderSchema } from './entities/order';
export { fulfillmentSchema, fulfillmentStatusSchema, inviteSchema } from './entities/fulfillment';
export { teamSchema } from './entities/team';
export { activeEntrySchema } from './entities/active-entry';
export { catalogDetailsSchema, merchantListSchema } from './entities/catalog';
export { storedPaymentMethodSchema, paymentGroupSchema } from './entities/payment';
export { userSchema } from './entities/user';
export { errorBodySchema } from './entities/error-body';
export { registryEntrySchema, registrySchema, remoteBuildSchema } from './registry';
