export {
  ACTIVE_ENTITY_TYPES,
  AUTH_MODES,
  CAMPAIGN_TYPES,
  CHECKOUT_STEPS,
  CURRENCY_CODES,
  DISCOUNT_TYPES,
  DISPLAY_MODES,
  EMAIL_VERIFICATION_STATUSES,
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  FULFILLMENT_STATES,
  FULFILLMENT_TYPES,
  GUEST_STATUSES,
  LOCALES,
  MEMBERSHIP_STATUSES,
  MERCHANT_FULFILLMENT_TYPES,
  MERCHANT_STATES,
  ORDER_CREATION_REASONS,
  ORDER_IDENTIFIER_TYPES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  PAYMENT_ENTITY_TYPES,
  PAYMENT_OPTION_TYPES,
  PAYMENT_PROCESSORS,
  PAYMENT_PROVIDERS,
  PAYMENT_SOURCE_TYPES,
  PAYMENT_SPLITS,
  PLACEMENT_TYPES,
  SHARE_MODES,
  SOURCE_TYPES,
  TEAM_STATUSES,
} from './enumerations';
export type {
  ActiveEntityType,
  AuthMode,
  CampaignType,
  CheckoutStep,
  CurrencyCode,
  DiscountType,
  DisplayMode,
  EmailVerificationStatus,
  FulfillmentFlowType,
  FulfillmentKind,
  FulfillmentState,
  FulfillmentType,
  GuestStatus,
  Locale,
  MembershipStatus,
  MerchantFulfillmentType,
  MerchantState,
  OrderCreationReason,
  OrderIdentifierType,
  OrderSourceName,
  OrderStatusValue,
  PaymentEntityType,
  PaymentOptionType,
  PaymentProcessor,
  PaymentProvider,
  PaymentSourceType,
  PaymentSplit,
  PlacementType,
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
export type {
  Cart,
  CartItem,
  CartItemInput,
  CartItemOption,
  FinancialInfo,
  TipOption,
} from './entities/cart';
export type {
  ChosenPayment,
  PaymentChallenge,
  PaymentChallengeAnswer,
  PaymentGroup,
  PaymentMethodIdentifier,
  StoredPaymentMethod,
} from './entities/payment';
export type {
  GuestProfile,
  Order,
  OrderDeliveryStatus,
  OrderItem,
  OrderReceipt,
  OrderStatus,
} from './entities/order';
export type { PointsRedemption, User } from './entities/user';
export type {
  CostBreakdown,
  Fulfillment,
  FulfillmentGuest,
  FulfillmentStatus,
  FulfillmentValidation,
  Invite,
} from './entities/fulfillment';
export type { EmailVerificationResult, Team, TeamDetails, TeamLocation } from './entities/team';
export type { ActiveEntry } from './entities/active-entry';
export type { CatalogDetails, Category, MerchantList, Workspace } from './entities/catalog';
export type { ErrorBody } from './entities/error-body';
export type { Call, ServiceName } from './calls/call';
export type {
  DeliveryStatus,
  Incentive,
  PlaceGuestOrderInput,
  PlaceOrderAnswer,
  PlaceOrderInput,
  ReorderItem,
} from './calls/main-api';
export type {
  ConfirmFulfillmentAnswer,
  ConfirmFulfillmentInput,
  CreateFulfillmentInput,
  UpdateFulfillmentInput,
} from './calls/fulfillment-service';
export type { NearbyQuery } from './calls/content-gateway';
export type { BusFactName, BusFacts } from './bus-facts';
export { CONTRACT_VERSION, REMOTE_NAMES, SLOT_NAMES } from './remote';
export type {
  ContractVersion,
  LifecycleProps,
  Messages,
  Remote,
  RemoteName,
  SlotName,
  SlotProps,
} from './remote';
export type { Registry, RegistryEntry, RemoteBuild } from './registry';
