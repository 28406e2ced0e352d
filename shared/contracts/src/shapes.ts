export type { Shape } from './shapes/shape';
export { knownOrLeftOut, list, maybe, table, whole } from './shapes/shape';
export { activeEntryShape } from './shapes/active-entry.shape';
export { deliveryAddressShape } from './shapes/address.shape';
export { cartShape, tipOptionsShape } from './shapes/cart.shape';
export {
  catalogDetailsShape,
  categoryShape,
  merchantListShape,
  workspaceShape,
} from './shapes/catalog.shape';
export {
  confirmFulfillmentAnswerShape,
  fulfillmentShape,
  fulfillmentStatusShape,
  fulfillmentValidationShape,
  inviteShape,
  updatedFulfillmentShape,
} from './shapes/fulfillment.shape';
export { menuChoicesShape, menuShape } from './shapes/menu.shape';
export { deliveryInfoShape, merchantShape, scheduledOrderTimeSlotShape } from './shapes/merchant.shape';
export {
  deliveryStatusShape,
  orderShape,
  placeOrderAnswerShape,
  reorderItemShape,
} from './shapes/order.shape';
export { paymentGroupShape, storedPaymentMethodShape } from './shapes/payment.shape';
export { emailVerificationResultShape, teamDetailsShape, teamShape } from './shapes/team.shape';
export { redemptionPreviewShape, userShape } from './shapes/user.shape';
