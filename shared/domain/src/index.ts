export { activeEntryPath } from './active/active-entry-path';
export { entryReorderPath } from './active/entry-reorder-path';
export { showsMyOrdersPrompt, visibleActiveEntries } from './active/visible-active-entries';
export { cartTotalRows } from './cart/cart-total-rows';
export type { CartTotalRow } from './cart/cart-total-rows';
export { cartObstacles } from './cart/cart-obstacles';
export type { CartObstacle } from './cart/cart-obstacles';
export { cartViolations } from './cart/cart-violations';
export { discountAmount } from './cart/discount-amount';
export type { DiscountedLine, DiscountRule } from './cart/discount-amount';
export { freeDelivery } from './cart/free-delivery';
export type { FreeDelivery } from './cart/free-delivery';
export { promoCodeOf } from './cart/promo-code';
export { scheduledDays } from './cart/scheduled-slots';
export type { ScheduledDay } from './cart/scheduled-slots';
export { seatPatch } from './cart/seat-patch';
export type { SeatPatch } from './cart/seat-patch';
export { shortfallByCodes } from './cart/shortfall-by-codes';
export { isTipAllowed, parseTip, TIP_MAX_MICRO } from './cart/tip-bounds';
export { isEmail } from './contact/is-email';
export { sixDigits } from './contact/six-digits';
export type { DeliveryLocation } from './delivery-location/delivery-location';
export { locationInQuery, withoutLocation } from './delivery-location/location-in-query';
export { parseDeliveryLocation } from './delivery-location/parse-delivery-location';
export { fairSplit } from './group/fair-split';
export { groupChanged } from './group/group-changed';
export { groupRoles } from './group/group-roles';
export type { GroupRoles } from './group/group-roles';
export { isGroupActive, isGroupEnded } from './group/group-state';
export { guestPayment } from './group/guest-payment';
export type { GuestPayment } from './group/guest-payment';
export { participants } from './group/participants';
export { creditAfter, pointsRedemption, pointsUnit } from './loyalty/points-redemption';
export { changeOption } from './menu/change-option';
export type { OptionChange } from './menu/change-option';
export { incrementDisplay } from './menu/increment-display';
export { initialSelection } from './menu/initial-selection';
export { keptSelection } from './menu/kept-selection';
export { menuImageUrl } from './menu/menu-image';
export type { ScreenSize } from './menu/menu-image';
export { menuLocale } from './menu/menu-locale';
export type { MenuLocale } from './menu/menu-locale';
export { isGroupUnmet } from './menu/missing-in-group';
export type { GroupPosition, OptionMenu, OptionSelection, SelectedOption } from './menu/option-selection';
export { optionTree } from './menu/option-tree';
export type { OptionGroup, OptionNode } from './menu/option-tree';
export { searchMenu } from './menu/search-menu';
export { lineTotalMicro, selectedPriceMicro } from './menu/selected-price';
export { unmetGroups } from './menu/unmet-groups';
export { withoutOptionQuantity } from './menu/without-option-quantity';
export { offeredFulfillmentTypes, toMerchantFulfillmentType } from './merchant/fulfillment-types';
export type { FulfillmentDisplay } from './merchant/fulfillment-types';
export { groupPath } from './group/group-path';
export { isAcceptingState, merchantAvailability, takesCart } from './merchant/merchant-availability';
export type { MerchantAvailability, OrderableMerchant } from './merchant/merchant-availability';
export { metresTooFar } from './merchant/metres-too-far';
export { merchantPaths, orderStatusPath, reorderPath } from './merchant/merchant-paths';
export type { MerchantPaths } from './merchant/merchant-paths';
export { roundedTimeRange } from './merchant/rounded-time-range';
export type { TimeRangeMinutes } from './merchant/rounded-time-range';
export { serviceFeeWords } from './merchant/service-fee-words';
export type { ServiceFeeWords } from './merchant/service-fee-words';
export { currencyOfCountry } from './money/currency-of-country';
export { currencySymbol } from './money/currency-symbol';
export { formatMoney } from './money/format-money';
export { addMicro, MICRO_PER_UNIT, microFromCents, toMicro } from './money/micro';
export { percentOf } from './money/percent-of';
export { rowsOfCharge, sumRow, withTotal } from './money/sum-rows';
export type { SumRow } from './money/sum-rows';
export { toCent } from './money/to-cent';
export { displayedOrderStatus } from './order/displayed-order-status';
export { isCancellable } from './order/is-cancellable';
export { orderPhase } from './order/order-phase';
export type { OrderPhase } from './order/order-phase';
export { orderTracker } from './order/order-tracker';
export type { OrderTracker, TrackerStep } from './order/order-tracker';
export { promisedTime } from './order/promised-time';
export type { PromisedTime } from './order/promised-time';
export { ownEntry } from './own-entry';
export {
  ATTEMPT_KEPT_MS,
  eventOfReopening,
  eventOfSight,
  isInTheWay,
  SETTLE_MS,
} from './payment/payment-attempt';
export type { PaymentAttempt, PaymentSight, PaymentStep } from './payment/payment-attempt';
export { FREE_PAYMENT, isFree } from './payment/free-payment';
export { paymentKey } from './payment/payment-key';
export { mayPay, nextPayment } from './payment/payment-state';
export type { NotPaidReason, PaymentEvent, PaymentState } from './payment/payment-state';
export { persistedParameters } from './query/persisted-parameters';
export { parseQueryParameters } from './query/query-parameters';
export type { QueryParameters } from './query/query-parameters';
export { regionOf } from './region/region-of';
export type { Region } from './region/region-of';
export {
  LOCAL_SELECTION_DAYS,
  parseLocalSelections,
  rememberedOptionIds,
  rememberSelection,
} from './selections/local-selections';
export type { ItemKey } from './selections/local-selections';
export { dateAfter, instantOfClock, isoInZone } from './time/zoned-time';
