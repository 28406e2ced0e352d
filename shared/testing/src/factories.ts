/**
 * The factories for tests of rules: an entry point without React, which would cost every test file a second
 * to load.
 */
export { makeCart, makeCartItem, makeFinancialInfo } from './factories/cart';
export { makeFulfillment, makeFulfillmentGuest } from './factories/fulfillment';
export { makeMenu, makeMenuItem } from './factories/menu';
export { makeMerchant } from './factories/merchant';
export { makeAddressDetail, makeDeliveryAddress, makePaymentGroup } from './factories/person';
export { makeOrder } from './factories/order';
