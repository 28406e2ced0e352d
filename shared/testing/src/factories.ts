/** What tests of rules need: a door without React, which takes a second to load in every file of tests. */
export { makeCart, makeCartItem, makeFinancialInfo } from './factories/cart';
export { makeFulfillment, makeFulfillmentGuest } from './factories/fulfillment';
export { makeAddressDetail, makePaymentGroup } from './factories/person';
