import { FULFILLMENT_TYPES } from '@tiffin/contracts';
import {
  activeEntryShape,
  cartShape,
  catalogDetailsShape,
  categoryShape,
  deliveryAddressShape,
  deliveryInfoShape,
  fulfillmentShape,
  inviteShape,
  knownOrLeftOut,
  list,
  maybe,
  orderShape,
  paymentGroupShape,
  reorderItemShape,
  scheduledOrderTimeSlotShape,
  storedPaymentMethodShape,
  table,
  teamDetailsShape,
  teamShape,
  tipOptionsShape,
  userShape,
  whole,
  workspaceShape,
} from '@tiffin/contracts/shapes';

export {
  confirmFulfillmentAnswerShape,
  deliveryStatusShape,
  emailVerificationResultShape,
  fulfillmentStatusShape,
  fulfillmentValidationShape,
  placeOrderAnswerShape,
  redemptionPreviewShape,
  updatedFulfillmentShape,
} from '@tiffin/contracts/shapes';

export const orderAnswer = whole({ order: orderShape });
export const fulfillmentAnswer = whole({ fulfillment: fulfillmentShape });
export const fulfillmentsAnswer = whole({ fulfillments: list(fulfillmentShape) });
export const slotsAnswer = whole({ scheduledOrderTimeSlots: list(scheduledOrderTimeSlotShape) });
export const tipsAnswer = whole({ tipOptions: tipOptionsShape });
export const typesAnswer = whole({ fulfillmentTypes: list(knownOrLeftOut(FULFILLMENT_TYPES)) });
export const linkAnswer = whole({ linkId: 'id', joinUri: 'id' });
export const inviteAnswer = whole({ invite: inviteShape });
export const methodsAnswer = whole({ paymentMethods: list(storedPaymentMethodShape) });
export const methodAnswer = whole({ paymentMethod: storedPaymentMethodShape });
export const setupAnswer = whole({ apiKey: 'id', clientSecret: 'id' });
export const groupsAnswer = whole({ paymentGroups: list(paymentGroupShape) });
export const promoAnswer = whole({ code: 'id', description: 'text' });
export const teamAnswer = whole({ team: teamShape });
export const teamsAnswer = whole({ results: list(teamDetailsShape) });
export const addressAnswer = whole({ deliveryAddress: deliveryAddressShape });
export const addressesAnswer = whole({ deliveryAddresses: list(deliveryAddressShape) });
export const reorderAnswer = whole({ reorderItems: list(reorderItemShape) });

export const cartAnswer = whole({ cart: cartShape });
export const deliveryInfoAnswer = whole({ deliveryInfo: maybe(deliveryInfoShape) });
export const incentivesAnswer = whole({
  incentives: list(whole({ id: 'id', title: 'text', description: 'text', selected: 'flag' })),
});
export const userAnswer = whole({ user: maybe(userShape) });
export const cookiesAnswer = table('text');
export const redeemedAnswer = whole({ points: 'count', creditMicro: 'micro' });
export const brandAnswer = whole({ brand: whole({ id: 'id', externalId: 'id', name: 'text' }) });
export const workspaceAnswer = whole({ workspace: workspaceShape });
export const catalogAnswer = whole({ catalogDetails: catalogDetailsShape });
export const categoriesAnswer = whole({ categories: list(categoryShape) });
export const activeAnswer = whole({ data: list(activeEntryShape) });
