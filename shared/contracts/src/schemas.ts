export { CALLS } from './calls/calls';
export { mainApi } from './calls/main-api';
export { placeOrderAnswerSchema, placeOrderInputSchema } from './calls/main/placing-calls';
export { userGateway } from './calls/user-gateway';
export {
  confirmFulfillmentAnswerSchema,
  confirmFulfillmentInputSchema,
  createFulfillmentInputSchema,
  payGuestPartAnswerSchema,
  payGuestPartInputSchema,
  updateFulfillmentInputSchema,
} from './calls/fulfillment-inputs';
export { fulfillmentService, inviteService } from './calls/fulfillment-service';
export { contentGateway } from './calls/content-gateway';
export { organisationService } from './calls/organisation';
export { identityService } from './calls/identity';
export { singleSignOn } from './calls/single-sign-on';
export { analyticsService } from './calls/analytics';
export { eventBatchSchema } from './entities/event-batch';
export { contentManagement } from './calls/cms';
export { ipLookup } from './calls/ip-lookup';
export { addressSearch } from './calls/address-search';
export { flagService } from './calls/flags';
export { OTHER_SERVICES, SERVICES } from './calls/call';
export { extensionFields } from './entities/of-extension';
export { errorTypesOf } from './calls/error-types-of';
export { identifierSchema, latLngSchema, nameSchema, priceMicroSchema } from './entities/basics';
export { merchantSchema, merchantSummarySchema, deliveryInfoSchema } from './entities/merchant';
export { menuSchema } from './entities/menu';
export { cartSchema, cartItemInputSchema } from './entities/cart';
export { deliveryAddressSchema, userDeliveryAddressDetailSchema } from './entities/address';
export { orderSchema } from './entities/order';
export { fulfillmentEventSchema, fulfillmentSchema, fulfillmentStatusSchema } from './entities/fulfillment';
export { inviteCardSchema, inviteSchema } from './entities/invite';
export { teamSchema } from './entities/team';
export { activeEntrySchema } from './entities/active-entry';
export { orderListSchema } from './entities/order-summary';
export { catalogDetailsSchema, merchantListSchema } from './entities/catalog';
export { storedPaymentMethodSchema, paymentGroupSchema } from './entities/payment';
export { userSchema } from './entities/user';
export { deviceInfoSchema } from './entities/device-info';
export { embeddedPaymentSchema } from './entities/embed';
export { hostMessageSchema, pageMessageSchema } from './entities/embed-protocol';
export { localSelectionsSchema } from './entities/local-selections';
export { orderSourceSchema } from './entities/order-source';
export {
  idempotencyKeySchema,
  ORDER_SOURCE_HEADERS,
  orderSourceHeaderSchema,
} from './entities/request-headers';
export { persistedTokensSchema } from './entities/persisted-tokens';
export { errorBodySchema } from './entities/error-body';
export { registrySchema, remoteBuildSchema } from './registry';
export { remoteRouteSchema } from './remote-route';
export { pageHeadSchema } from './server-remote';
