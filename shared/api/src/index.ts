export { getCookies, getUser, previewPointsRedemption, redeemPoints } from './calls/account';
export type { RedemptionPreview } from './calls/account';
export {
  addCartItem,
  claimCart,
  getCart,
  getCartDeliveryInfo,
  patchCart,
  putCartCheckoutCode,
  putCartConfig,
  putCartFulfillment,
  putCartScheduledForTime,
  removeCartItem,
  updateCartItem,
} from './calls/cart';
export type { CartConfig, CartFulfillment, CartPatch, CheckoutCodeChange } from './calls/cart';
export {
  getActiveOrders,
  getCatalog,
  getCatalogMerchants,
  getNearbyCategories,
  getNearbyMerchants,
  getWorkspace,
} from './calls/catalog';
export type { CatalogMerchantsParams, CategoriesParams } from './calls/catalog';
export { addDeliveryAddress, getDeliveryAddresses, removeDeliveryAddress } from './calls/delivery-address';
export {
  confirmFulfillment,
  createFulfillment,
  createInvite,
  deleteFulfillment,
  findFulfillments,
  getFulfillment,
  getFulfillmentStatus,
  getFulfillmentTimeSlots,
  getFulfillmentTipOptions,
  getFulfillmentTypeOptions,
  getFulfillmentValidation,
  getInvite,
  joinFulfillment,
  leaveFulfillment,
  removeGuest,
  updateFulfillment,
} from './calls/fulfillment';
export type { FindFulfillmentsParams, JoinInput, UpdatedFulfillment } from './calls/fulfillment';
export { getCartIncentives, getIncentive, patchCartIncentives } from './calls/incentive';
export { getItemChoices, getMenu, getMenus } from './calls/menu';
export type { MenuParams, MenusParams } from './calls/menu';
export {
  getBrands,
  getMerchant,
  getMerchantDeliveryInfo,
  getMerchantPreview,
  getMerchantReorder,
  getReorder,
} from './calls/merchant';
export type { MerchantParams } from './calls/merchant';
export {
  cancelGuestOrder,
  cancelOrder,
  cancelOrderByToken,
  continueOrder,
  continueOrderByToken,
  getDeliveryStatus,
  getGuestOrder,
  getOrder,
  getOrderByToken,
  placeGuestOrder,
  placeOrder,
} from './calls/order';
export {
  addPaymentMethod,
  createSetupIntent,
  getPaymentGroups,
  getPaymentMethods,
  getPromoCode,
  removePaymentMethod,
} from './calls/payment';
export {
  addTeamLocation,
  checkEmailVerification,
  createTeam,
  getTeam,
  joinTeam,
  leaveTeam,
  searchTeams,
  sendEmailVerification,
  verifyWorkspaceEmail,
} from './calls/team';
export type { CreateTeamInput, EmailVerificationInput } from './calls/team';
export { createQueryClient } from './client/create-query-client';
export { useCartCommands } from './commands/use-cart-commands';
export type { CartCommands, IncentiveChoice, ItemChange } from './commands/use-cart-commands';
export { useSeat } from './commands/use-seat';
export type { PerkConflict } from './queries/perk-conflict.queries';
export { intentKey } from './commands/intent-key';
export { forgetAttempt, isKept, keepAttempt, readAttempt } from './commands/kept-attempt';
export { payAlone } from './commands/pay-alone';
export { usePayment } from './commands/use-payment';
export type { Payment } from './commands/use-payment';
export { useMoneyCommand } from './commands/use-money-command';
export type { MoneyCommand } from './commands/use-money-command';
export { setAnswerReporter } from './decoding/answer-oddity';
export type { AnswerOddity } from './decoding/answer-oddity';
export { ApiError } from './errors/api-error';
export type { ApiErrorFields } from './errors/api-error';
export { effectValues } from './errors/effect-values';
export { errorEffect } from './errors/error-effect';
export type { ErrorEffect, FlowName, ModalName } from './errors/effect';
export { ERROR_NAMESPACE, useErrorMessages } from './errors/error-messages';
export { toastKeyOf } from './errors/toast-key-of';
export { parseError } from './errors/parse-error';
export { addressQueries, paymentQueries, userQueries } from './queries/account.queries';
export { cartQueries } from './queries/cart.queries';
export { findPlacedOrder } from './queries/find-placed-order';
export type { PlacedOrder } from './queries/find-placed-order';
export { fulfillmentQueries, inviteQueries } from './queries/fulfillment.queries';
export { gatewayQueries } from './queries/gateway.queries';
export { menuQueries } from './queries/menu.queries';
export { merchantQueries } from './queries/merchant.queries';
export { orderQueries } from './queries/order.queries';
export type { OrderIdentity } from './queries/order.queries';
export { teamQueries } from './queries/team.queries';
export { setOrderSource } from './transport/order-source';
export type { OrderSource } from './transport/order-source';
export { setFirstAnswers } from './transport/first-answers';
export { setReadRetries } from './transport/read-again';
export { setRequestLocale } from './transport/request-locale';
export type { CallOptions } from './transport/send';
export { setNetworkAdapter } from './transport/network-adapter';
export type { NetworkAdapter } from './transport/network-adapter';
export { serverNow, useServerSkew } from './transport/server-clock';
