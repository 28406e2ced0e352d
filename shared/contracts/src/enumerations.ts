/** Every enumeration of the product, as tuples: no schema library comes along (specification 3 and 4). */

export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

export const CURRENCY_CODES = ['DOLLAR', 'CAD', 'USD', 'AUD', 'HKD', 'NZD', 'GBP', 'EUR'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const DISPLAY_MODES = ['DEFAULT', 'DINE_IN', 'DELIVERY', 'ORDER_AHEAD'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** What a person chooses. On merchants, orders and active entries PICKUP is written IN_STORE. */
export const FULFILLMENT_TYPES = ['DELIVERY', 'PICKUP', 'IN_STORE', 'DINE_IN'] as const;
export type FulfillmentType = (typeof FULFILLMENT_TYPES)[number];

export const MERCHANT_FULFILLMENT_TYPES = ['IN_STORE', 'DELIVERY', 'DINE_IN'] as const;
export type MerchantFulfillmentType = (typeof MERCHANT_FULFILLMENT_TYPES)[number];

export const AUTH_MODES = ['DEFAULT', 'CHECKOUT_OTP'] as const;

export const MERCHANT_STATES = [
  'UNKNOWN_MERCHANT_STATE',
  'ON',
  'OFF',
  'WHITELIST',
  'DEBUG',
  'MERCHANT_DOWN',
  'MERCHANT_DOWN_MANUAL',
  'LOST',
  'ACCOUNT_ISSUE',
  'MERCHANT_DOWN_OVER_CAPACITY',
  'MERCHANT_DOWN_PROMPT',
  'MERCHANT_DOWN_UNTIL_TOMORROW',
  'MERCHANT_DOWN_UNRESPONSIVE_OVER_CAPACITY',
  'MERCHANT_DOWN_PLATFORM_ISSUE',
  'MERCHANT_DOWN_UNRESPONSIVE_PROMPT',
  'MERCHANT_DOWN_UNRESPONSIVE_UNTIL_TOMORROW',
] as const;
export type MerchantState = (typeof MERCHANT_STATES)[number];

export const CAMPAIGN_TYPES = ['GENERIC', 'EMPLOYEE_PRICING'] as const;

export const ORDER_STATUSES = [
  'ACCEPTED',
  'CANCELLED',
  'IN_TRANSIT',
  'PLACED',
  'PREPARED',
  'RECEIVED',
  'REJECTED',
  'UNKNOWN_ORDER_STATUS',
  'SCHEDULED',
  'DELIVERY_CREATED',
  'DELIVERY_CANCELED',
  'COURIER_CONFIRMED',
  'COURIER_ENROUTE_PICKUP',
  'COURIER_CONFIRMED_STORE_ARRIVAL',
  'COURIER_PICKED_UP',
  'COURIER_ENROUTE_DROPOFF',
  'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
  'COURIER_DROPPED_OFF',
] as const;
export type OrderStatusValue = (typeof ORDER_STATUSES)[number];

export const ORDER_IDENTIFIER_TYPES = ['ID', 'TOKEN', 'GUEST_TOKEN'] as const;
export type OrderIdentifierType = (typeof ORDER_IDENTIFIER_TYPES)[number];

export const PLACEMENT_TYPES = ['DEFAULT', 'IN_STORE'] as const;

export const PAYMENT_OPTION_TYPES = [
  'UNKNOWN_TYPE',
  'CREDIT_CARD_VAULTED',
  'CREDIT_CARD_ONE_TIME',
  'APPLE_PAY',
  'GOOGLE_PAY',
  'PAY_PAL',
  'INVOICE',
] as const;
export type PaymentOptionType = (typeof PAYMENT_OPTION_TYPES)[number];

/** What a native app or a mini-app can pay with (specification 3). */
export const NATIVE_PAYMENT_TYPES = ['APPLE_PAY', 'GOOGLE_PAY', 'IN_APP_STORED_PAYMENT'] as const;
export type NativePaymentType = (typeof NATIVE_PAYMENT_TYPES)[number];

/** The mark and the version of the messages between an embedded page and its host. */
export const EMBED_CHANNEL = 'tiffin-embed';
export const EMBED_VERSION = 1;
/** Why an embedded page cannot go on as its host wants: its version, its token, or no answer about the person. */
export const EMBED_FAILURES = ['VERSION', 'TOKEN', 'PROFILE'] as const;

export const NATIVE_PLATFORMS = ['iOS', 'Android'] as const;

export const PAYMENT_PROCESSORS = ['UNKNOWN_PROCESSOR', 'STRIPE', 'TIFFIN'] as const;

export const PAYMENT_PROVIDERS = ['STRIPE', 'TIFFIN', 'NONE'] as const;

export const PAYMENT_ENTITY_TYPES = ['PAYMENT_OPTION', 'ACCOUNT'] as const;

export const PAYMENT_SOURCE_TYPES = ['PERSONAL', 'CORPORATE'] as const;

export const CHECKOUT_STEPS = ['PAYMENT', 'REVIEW'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const PAYMENT_SPLITS = ['PAY_SEPARATELY', 'FIXED_AMOUNT'] as const;
export type PaymentSplit = (typeof PAYMENT_SPLITS)[number];

/** How delivery, service and tip of a group's order divide: by the price of the food unless the host chose otherwise. */
export const SHARED_COSTS = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'] as const;
export type SharedCosts = (typeof SHARED_COSTS)[number];

export const DISCOUNT_TYPES = [
  'AMOUNT_OFF',
  'PERCENT_OFF',
  'PERCENT_OFF_BASE',
  'FIXED_PRICE',
  'FIXED_PRICE_BASE',
] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Why a promo code left a cart. */
export const CODE_REMOVALS = ['PROMO_CODE_UNKNOWN', 'PROMO_CODE_EXPIRED', 'TEAM_MEMBERS_ONLY'] as const;

export const FULFILLMENT_STATES = ['CREATED', 'OPEN', 'SCHEDULED', 'CLOSED', 'CANCELLED', 'EXPIRED'] as const;
export type FulfillmentState = (typeof FULFILLMENT_STATES)[number];

export const GUEST_STATUSES = ['BROWSING', 'READY'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

export const FULFILLMENT_FLOW_TYPES = ['HOST_ALWAYS_GUEST', 'ADMIN_OPTIONAL_GUEST'] as const;

export const FULFILLMENT_KINDS = ['FULFILLMENT', 'PRIVATE_PIGGYBACK'] as const;

export const SHARE_MODES = ['LINK_ONLY', 'DEFAULT_TEAM'] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

export const GROUP_VISIBILITIES = ['PUBLIC'] as const;

/** Settings of a group to which a validation error is tied (specification 5). */
export const GROUP_VALIDATION_FIELDS = ['deliveryLocation', 'scheduledForTime'] as const;

export const MENU_ITEM_TAGS = ['VEGETARIAN', 'VEGAN', 'SPICY', 'POPULAR', 'GLUTEN_FREE', 'HALAL'] as const;

export const MEMBERSHIP_STATUSES = ['NOT_JOINED', 'MEMBER'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export const EMAIL_VERIFICATION_STATUSES = ['NOT_VERIFIED', 'PENDING', 'VERIFIED'] as const;

/** What a member of a team may do. */
export const TEAM_ROLES = ['ADMIN', 'MEMBER'] as const;
export const TEAM_STATUSES = ['DOES_NOT_EXIST', 'INVITE_ONLY', 'JOINABLE', 'JOINED'] as const;
export type TeamStatus = (typeof TEAM_STATUSES)[number];

export const ORDER_SOURCES = ['TIFFIN_APP', 'TIFFIN_ONE', 'ORGANIZATION', 'GOOGLE_FOOD'] as const;
export type OrderSourceName = (typeof ORDER_SOURCES)[number];

export const SOURCE_TYPES = ['TIFFIN_WEB', 'TIFFIN_APP', 'ORGANIZATION'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];
