export { cleanName } from './clean-name';
export {
  CHECKOUT_STEPS,
  CURRENCY_CODES,
  DISCOUNT_TYPES,
  DISPLAY_MODES,
  EMBED_CHANNEL,
  EMBED_VERSION,
  FULFILLMENT_STATES,
  FULFILLMENT_TYPES,
  GUEST_STATUSES,
  LOCALES,
  MERCHANT_FULFILLMENT_TYPES,
  MERCHANT_STATES,
  NATIVE_PAYMENT_TYPES,
  NATIVE_PLATFORMS,
  ORDER_IDENTIFIER_TYPES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  SOURCE_TYPES,
} from './enumerations';
export type {
  CheckoutStep,
  CurrencyCode,
  DiscountType,
  DisplayMode,
  FulfillmentState,
  FulfillmentType,
  GuestStatus,
  Locale,
  MembershipStatus,
  MerchantFulfillmentType,
  MerchantState,
  NativePaymentType,
  OrderIdentifierType,
  OrderSourceName,
  OrderStatusValue,
  PaymentOptionType,
  PaymentSplit,
  SharedCosts,
  ShareMode,
  SourceType,
  TeamStatus,
} from './enumerations';
export type { LatLng } from './entities/basics';
export type {
  DeliveryInfo,
  HoursRange,
  Merchant,
  MerchantSummary,
  ScheduledOrderTimeSlot,
} from './entities/merchant';
export type {
  Menu,
  MenuCategory,
  MenuChoice,
  MenuChoices,
  MenuImage,
  MenuItem,
  MenuOption,
  Perk,
} from './entities/menu';
export type { DeliveryAddress, DeliveryAddressDetail, UserDeliveryAddressDetail } from './entities/address';
export type { Cart, CartItem, CartItemInput, FinancialInfo, TipOption } from './entities/cart';
export type {
  ChosenPayment,
  PaymentChallenge,
  PaymentChallengeAnswer,
  PaymentGroup,
  PaymentMethodIdentifier,
  StoredPaymentMethod,
} from './entities/payment';
export type {
  Courier,
  GuestProfile,
  Order,
  OrderDeliveryStatus,
  OrderItem,
  OrderRating,
  OrderReceipt,
  OrderRefund,
  OrderStatus,
} from './entities/order';
export type { ReaderMoney } from './entities/reader-money';
export type { PointsRedemption, User } from './entities/user';
export type {
  CostBreakdown,
  Fulfillment,
  FulfillmentEvent,
  FulfillmentStatus,
  FulfillmentValidation,
} from './entities/fulfillment';
export type { FulfillmentGuest } from './entities/fulfillment-guest';
export type { BillPart, GroupBill } from './entities/group-bill';
export type { Invite, InviteCard } from './entities/invite';
export type {
  EmailVerificationResult,
  Team,
  TeamDetails,
  TeamGroupOrder,
  TeamLocation,
  TeamMember,
  TeamOrderPeople,
  TeamPeople,
} from './entities/team';
export type { ActiveEntry } from './entities/active-entry';
export type { OrderList, OrderSummary } from './entities/order-summary';
export type { CatalogDetails, Category, MerchantList, Workspace } from './entities/catalog';
export type { DeviceInfo } from './entities/device-info';
export type { Embed, EmbeddedPayment } from './entities/embed';
export type { HostMessage, PageMessage } from './entities/embed-protocol';
export type { ErrorBody } from './entities/error-body';
export type { LocalSelections } from './entities/local-selections';
export type { OrderSource } from './entities/order-source';
export type { PersistedTokens } from './entities/persisted-tokens';
export type { Call, ServiceName } from './calls/call';
export { EXTENSIONS, extensionsNamed } from './calls/extensions';
export type { Extension } from './calls/extensions';
export type { CallAnswer, CallName, CallParams } from './calls/call-types';
export { ERROR_STATUSES } from './errors';
export type { ErrorType } from './errors';
export type { Incentive } from './calls/main/cart-calls';
export type { PlaceGuestOrderInput, PlaceOrderAnswer, PlaceOrderInput } from './calls/main/placing-calls';
export type { ReorderItem } from './calls/main/reorder-calls';
export type {
  ConfirmFulfillmentAnswer,
  ConfirmFulfillmentInput,
  PayGuestPartAnswer,
  PayGuestPartInput,
  CreateFulfillmentInput,
  UpdateFulfillmentInput,
} from './calls/fulfillment-inputs';
export type { OrganizationConfig } from './calls/organisation';
export type { Account } from './calls/identity';
export type { ResourceSet } from './calls/cms';
export type { IpLocation } from './calls/ip-lookup';
export type { FlagValue } from './calls/flags';
export type { AnalyticsEvent, EventBatch } from './entities/event-batch';
export type { Route } from './wire/route';
export type { Shape } from './wire/shape';
export type { BusFactName, BusFacts } from './bus-facts';
export { CONTRACT_VERSION, REMOTE_NAME, SLOT_NAMES, SPOKEN_CONTRACTS } from './remote';
export type { LifecycleProps, Remote, SlotName, SlotProps, StatedSlot } from './remote';
export type { MissingWords, Registry, RegistryEntry, RemoteBuild } from './registry';
export type { FirstSlots, RemoteRoute, StatedRoute } from './remote-route';
export { readUrl } from './read-url';
export { versionOf } from './version-of';
export { isRecord } from './is-record';
export type { HeadCall, PageHead, ServerPage, ServerRemote } from './server-remote';
export { pageTranslation } from './translation';
export type { Translation } from './translation';
