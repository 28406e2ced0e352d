export { call } from './calls/call';
export { isOffered } from './calls/is-offered';
export {
  addColleague,
  addDeliveryAddress,
  addPaymentMethod,
  addTeamLocation,
  askForMoreTime,
  cancelGuestOrder,
  cancelOrder,
  cancelOrderByToken,
  checkEmailVerification,
  claimCart,
  confirmFulfillment,
  continueOrder,
  continueOrderByToken,
  countGuestIn,
  createFulfillment,
  createInvite,
  createSetupIntent,
  createTeam,
  deleteFulfillment,
  emailReceipt,
  getCart,
  getPromoCode,
  getUser,
  giveItem,
  joinFulfillment,
  joinTeam,
  leaveFulfillment,
  leaveTeam,
  leaveWithItems,
  makeTeamAdmin,
  nudgeGuests,
  payGuestPart,
  placeGuestOrder,
  placeOrder,
  rateOrder,
  redeemPoints,
  removeDeliveryAddress,
  removeGuest,
  removeGuestItem,
  removePaymentMethod,
  removeTeamAdmin,
  removeTeamLocation,
  renameTeamLocation,
  sendEmailVerification,
  setCoHost,
  setReminderEmail,
  settleGuest,
  updateFulfillment,
  verifyWorkspaceEmail,
} from './calls/screen-calls';
export { createQueryClient } from './client/create-query-client';
export { addOnce } from './commands/add-once';
export { sendOnce } from './commands/send-once';
export { useAddingCount } from './commands/use-adding-count';
export { useCartCommands } from './commands/use-cart-commands';
export type { CartCommands, CartFulfillment } from './commands/use-cart-commands';
export { useItemCommands } from './commands/use-item-commands';
export type { ItemCommands } from './commands/use-item-commands';
export { useCartMutation } from './commands/use-cart-mutation';
export { useSeat } from './commands/use-seat';
export { beginAttempt } from './commands/begin-attempt';
export type { OwnAttempt } from './commands/begin-attempt';
export { readAttempt } from './commands/kept-attempt';
export { payAlone } from './commands/pay-alone';
export { usePayment } from './commands/use-payment';
export type { Payment } from './commands/use-payment';
export { useMoneyCommand } from './commands/use-money-command';
export { setAnswerReporter } from './decoding/answer-oddity';
export { ApiError } from './errors/api-error';
export { effectValues } from './errors/effect-values';
export { errorEffect } from './errors/error-effect';
export type { ErrorEffect } from './errors/effect';
export { errorMessages, useErrorMessages } from './errors/error-messages';
export {
  /** @public remotes of contract 2 read it */
  ERROR_NAMESPACE,
} from './errors/error-messages';
export { toastKeyOf } from './errors/toast-key-of';
export { addressQueries, paymentQueries, userQueries } from './queries/account.queries';
export { cartQueries } from './queries/cart.queries';
export { findPlacedOrder } from './queries/find-placed-order';
export type { PlacedOrder } from './queries/find-placed-order';
export { fulfillmentQueries, inviteQueries } from './queries/fulfillment.queries';
export { gatewayQueries } from './queries/gateway.queries';
export { menuQueries } from './queries/menu.queries';
export { merchantQueries } from './queries/merchant.queries';
export { orderQueries } from './queries/order.queries';
export { teamQueries } from './queries/team.queries';
export { setOrderSource } from './transport/order-source';
export { readThirdParty } from './transport/read-third-party';
export type { Question as ThirdPartyQuestion } from './transport/read-from-third-party';
export { setRequestLocale } from './transport/request-locale';
export type { CallOptions } from './transport/call-request';
export { holdClock, serverNow, useServerSkew } from './transport/server-clock';
