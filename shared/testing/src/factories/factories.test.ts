import { expect, it } from '@jest/globals';
import {
  activeEntrySchema,
  cartSchema,
  catalogDetailsSchema,
  deliveryAddressSchema,
  deliveryInfoSchema,
  fulfillmentSchema,
  fulfillmentStatusSchema,
  inviteSchema,
  menuSchema,
  merchantListSchema,
  merchantSchema,
  orderSchema,
  paymentGroupSchema,
  storedPaymentMethodSchema,
  teamSchema,
  userSchema,
} from '@tiffin/contracts/schemas';
import { makeActiveCart, makeActiveFulfillment, makeActiveOrder } from './active-entry';
import { makeCart, makeEmptyCart } from './cart';
import { makeCatalogDetails } from './catalog';
import { makeFulfillment, makeFulfillmentStatus, makeInvite } from './fulfillment';
import { makeMenu } from './menu';
import { makeDeliveryInfo, makeMerchant, makeMerchantList } from './merchant';
import { makeOrder } from './order';
import { makeDeliveryAddress, makePaymentGroup, makeStoredPaymentMethod, makeUser } from './person';
import { makeTeam } from './team';

it.each([
  ['[MER-01] merchant', merchantSchema, makeMerchant()],
  ['merchant list', merchantListSchema, makeMerchantList()],
  ['delivery info', deliveryInfoSchema, makeDeliveryInfo()],
  ['[MNU-01] menu', menuSchema, makeMenu()],
  ['[CRT-01] cart', cartSchema, makeCart()],
  ['empty cart', cartSchema, makeEmptyCart()],
  ['[ORD-01] order', orderSchema, makeOrder()],
  ['[GRP-01] fulfillment', fulfillmentSchema, makeFulfillment()],
  ['fulfillment status', fulfillmentStatusSchema, makeFulfillmentStatus()],
  ['invite', inviteSchema, makeInvite()],
  ['[TEM-01] team', teamSchema, makeTeam()],
  ['user', userSchema, makeUser()],
  ['delivery address', deliveryAddressSchema, makeDeliveryAddress()],
  ['payment group', paymentGroupSchema, makePaymentGroup()],
  ['stored payment method', storedPaymentMethodSchema, makeStoredPaymentMethod()],
  ['[ACT-01] active cart', activeEntrySchema, makeActiveCart()],
  ['[ACT-01] active order', activeEntrySchema, makeActiveOrder()],
  ['[ACT-01] active fulfillment', activeEntrySchema, makeActiveFulfillment()],
  ['catalog', catalogDetailsSchema, makeCatalogDetails()],
])('%s of the factory matches the contracts', (_name, schema, made) => {
  expect(schema.parse(made)).toEqual(made);
});
