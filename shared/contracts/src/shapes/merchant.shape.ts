import { AUTH_MODES, CAMPAIGN_TYPES, DISPLAY_MODES, MERCHANT_STATES } from '../enumerations';
import { currencyShape, latLngShape, minutesShape } from './basics.shape';
import { known, list, maybe, optional, whole } from './shape';

const hours = list(whole({ open: 'text', close: 'text' }));

export const scheduledOrderTimeSlotShape = whole({
  date: 'id',
  firstAvailableTime: 'id',
  lastAvailableTime: 'id',
  firstAvailableAt: optional('instant'),
  lastAvailableAt: optional('instant'),
  intervalMillis: 'count',
});

export const deliveryInfoShape = whole({
  deliveryMinimumOrderValueMicro: 'micro',
  freeDeliveryOrderValueMicro: maybe('micro'),
  deliveryChargeMicro: 'micro',
  estimatedDeliveryTimeRange: minutesShape,
});

const common = {
  id: 'id',
  externalId: 'id',
  name: 'text',
  url: 'id',
  imageUrl: 'text',
  categories: list('text'),
  latLng: latLngShape,
  timeZone: 'id',
  currencyCode: currencyShape,
  // Takes no orders: what a client does not understand, it does not sell from.
  state: known(MERCHANT_STATES, 'UNKNOWN_MERCHANT_STATE'),
  open: 'flag',
  isAvailableNow: 'flag',
  nextOpenTime: maybe('instant'),
  closesAt: maybe('instant'),
  supportsDelivery: 'flag',
  supportsGroupOrdering: 'flag',
  displayConfiguration: whole({ displayMode: known(DISPLAY_MODES, 'DEFAULT') }),
  highlightMessage: maybe('text'),
} as const;

export const merchantSummaryShape = whole({
  ...common,
  deliveryInfo: maybe(deliveryInfoShape),
  distanceMetres: maybe('number'),
  description: 'text',
  employeePricingText: maybe('text'),
});

export const merchantShape = whole({
  ...common,
  nameWithoutLocation: 'text',
  address: whole({
    streetAddress: 'text',
    city: 'text',
    country: 'text',
    defaultPhoneNumberCountryCode: 'text',
  }),
  timezone: 'text',
  todaysHours: hours,
  openHours: list(whole({ dayOfWeek: 'count', ranges: hours })),
  phoneNumber: 'text',
  email: 'text',
  menuItemGroupListId: 'text',
  menuPath: 'text',
  supportsLoyaltyPlus: 'flag',
  authConfiguration: whole({ authMode: known(AUTH_MODES, 'DEFAULT') }),
  scheduledOrderTimeSlots: list(scheduledOrderTimeSlotShape),
  pickupInstructions: maybe('text'),
  emailSubscriptionDefaultOn: 'flag',
  suppressSearchIndexing: 'flag',
  isRelayMerchant: 'flag',
  externalMenuUrl: maybe('text'),
  theme: whole({ headerImageUrl: maybe('text') }),
  promotions: list(whole({ id: 'id', title: 'text', description: 'text' })),
  userStampCardProgress: maybe(whole({ totalStampsCollected: 'count', stampCardLength: 'count' })),
  serviceFeeDisclosure: whole({ showDisclosure: 'flag', popupSubtitle: 'text', popupDescription: 'text' }),
  marketingDataList: list(
    whole({
      campaignType: known(CAMPAIGN_TYPES, 'GENERIC'),
      marketingMenuHighlight: maybe(whole({ menuHighlightText: 'text' })),
      menuPopUp: maybe(whole({ title: 'text', description: 'text', imageUrl: maybe('text') })),
      suppressPopupOnLoad: 'flag',
    }),
  ),
});
