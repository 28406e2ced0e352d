import { expect, it } from '@jest/globals';
import { z } from 'zod';
import * as shapes from '../shapes';
import { contentGateway, fulfillmentService, inviteService, mainApi, userGateway } from '../schemas';
import { differences } from '../test-support/differences';
import { known, list, maybe, whole } from './shape';

const answers = {
  'a signed-in person': [userGateway.previewPointsRedemption, shapes.redemptionPreviewShape],
  'a user': [mainApi.getUser, whole({ user: maybe(shapes.userShape) })],
  'a merchant': [mainApi.getMerchant, whole({ merchant: shapes.merchantShape })],
  'delivery info': [
    mainApi.getMerchantDeliveryInfo,
    whole({ deliveryInfo: maybe(shapes.deliveryInfoShape) }),
  ],
  'a menu': [mainApi.getMenus, whole({ menu: shapes.menuShape })],
  'choices of an item': [mainApi.getItemChoices, shapes.menuChoicesShape],
  'a cart': [mainApi.getCart, whole({ cart: shapes.cartShape })],
  'a placed order': [mainApi.placeOrder, shapes.placeOrderAnswerShape],
  'an order': [mainApi.getOrder, whole({ order: shapes.orderShape })],
  'a delivery status': [mainApi.getDeliveryStatus, shapes.deliveryStatusShape],
  addresses: [mainApi.getDeliveryAddresses, whole({ deliveryAddresses: list(shapes.deliveryAddressShape) })],
  'stored cards': [
    mainApi.getPaymentMethods,
    whole({ paymentMethods: list(shapes.storedPaymentMethodShape) }),
  ],
  'past orders': [mainApi.getReorder, whole({ reorderItems: list(shapes.reorderItemShape) })],
  'a group': [fulfillmentService.getFulfillment, whole({ fulfillment: shapes.fulfillmentShape })],
  'the state of a group': [fulfillmentService.getFulfillmentStatus, shapes.fulfillmentStatusShape],
  'a changed group': [fulfillmentService.updateFulfillment, shapes.updatedFulfillmentShape],
  'the validation of a group': [
    fulfillmentService.getFulfillmentValidation,
    shapes.fulfillmentValidationShape,
  ],
  'a confirmed group': [fulfillmentService.confirmFulfillment, shapes.confirmFulfillmentAnswerShape],
  'times of a group': [
    fulfillmentService.getFulfillmentTimeSlots,
    whole({ scheduledOrderTimeSlots: list(shapes.scheduledOrderTimeSlotShape) }),
  ],
  'tips of a group': [
    fulfillmentService.getFulfillmentTipOptions,
    whole({ tipOptions: shapes.tipOptionsShape }),
  ],
  'an invitation': [inviteService.getInvite, whole({ invite: shapes.inviteShape })],
  'a workplace': [contentGateway.getWorkspace, whole({ workspace: shapes.workspaceShape })],
  merchants: [contentGateway.getNearbyMerchants, shapes.merchantListShape],
  'a catalog': [contentGateway.getCatalog, whole({ catalogDetails: shapes.catalogDetailsShape })],
  cuisines: [contentGateway.getNearbyCategories, whole({ categories: list(shapes.categoryShape) })],
  'what is under way': [contentGateway.getActiveOrders, whole({ data: list(shapes.activeEntryShape) })],
  'payment groups': [
    contentGateway.getPaymentGroups,
    whole({ paymentGroups: list(shapes.paymentGroupShape) }),
  ],
  teams: [contentGateway.searchTeams, whole({ results: list(shapes.teamDetailsShape) })],
  'a team': [contentGateway.getTeam, whole({ team: shapes.teamShape })],
  'a verification': [contentGateway.checkEmailVerification, shapes.emailVerificationResultShape],
} as const;

it.each(Object.entries(answers))(
  'the shape of %s has the fields and values of its schema',
  (_name, [call, shape]) => {
    expect(differences(call.response, shape)).toEqual([]);
  },
);

it.each([
  ['an enumeration with a new value', z.object({ a: z.enum(['X', 'Y']) }), '.a: values X Y, not X'],
  ['a new enumeration', z.object({ a: z.enum(['X']), b: z.enum(['Z']) }), '.b: no shape'],
  ['a new field', z.object({ a: z.enum(['X']), b: z.string() }), '.b: no shape'],
  ['a field that went', z.object({}), '.a: no schema'],
  ['a field that may be null', z.object({ a: z.enum(['X']).nullable() }), '.a: may be null'],
])('notices %s', (_what, schema, difference) => {
  expect(differences(schema, whole({ a: known(['X'], 'X') }))).toEqual([difference]);
});
