import { z } from 'zod';
import { AUTH_MODES, CAMPAIGN_TYPES, DISPLAY_MODES, MERCHANT_STATES } from '../enumerations';
import { currencyCodeSchema, instantSchema, latLngSchema, microSchema } from './basics';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

const merchantAddressSchema = z.object({
  streetAddress: z.string(),
  city: z.string(),
  country: z.string(),
  defaultPhoneNumberCountryCode: z.string(),
});

/** Opening hours as wall-clock times `HH:mm` in the merchant's time zone; a close before its open is past midnight. */
const hoursRangeSchema = z.object({ open: z.string(), close: z.string() });
export type HoursRange = z.infer<typeof hoursRangeSchema>;

const openHoursSchema = z.object({
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: z.int().min(1).max(7),
  ranges: z.array(hoursRangeSchema),
});

/**
 * One day of slots, or a part of one: date `YYYY-MM-DD`, times `HH:mm`, all in the merchant's time zone. The instants beside
 * the times carry their offset, which tells apart the two times of the hour that clocks go back.
 */
export const scheduledOrderTimeSlotSchema = z.object({
  date: z.iso.date(),
  firstAvailableTime: requiredTextSchema,
  lastAvailableTime: requiredTextSchema,
  firstAvailableAt: ofExtension('details', instantSchema),
  lastAvailableAt: ofExtension('details', instantSchema),
  intervalMillis: z.int().positive(),
});
export type ScheduledOrderTimeSlot = z.infer<typeof scheduledOrderTimeSlotSchema>;

const marketingDataSchema = z.object({
  campaignType: enumerationSchema(CAMPAIGN_TYPES, 'GENERIC'),
  marketingMenuHighlight: z.object({ menuHighlightText: z.string() }).nullable(),
  menuPopUp: z
    .object({ title: z.string(), description: z.string(), imageUrl: z.string().nullable() })
    .nullable(),
  suppressPopupOnLoad: z.boolean(),
});

const stampCardProgressSchema = z.object({
  totalStampsCollected: z.int().min(0),
  stampCardLength: z.int().min(1),
  /** The credit that a full card gives, in the merchant's currency; missing where the service does not say it. */
  rewardMicro: ofExtension('details', microSchema),
});

export const merchantSchema = z.object({
  id: requiredTextSchema,
  externalId: requiredTextSchema,
  name: answeredNameSchema,
  nameWithoutLocation: z.string(),
  address: merchantAddressSchema,
  timezone: z.string(),
  timeZone: requiredTextSchema,
  todaysHours: z.array(hoursRangeSchema),
  openHours: z.array(openHoursSchema),
  /** When a closed merchant opens next; null while open or where unknown. */
  nextOpenTime: instantSchema.nullable(),
  /** When an open merchant closes; null while closed. */
  closesAt: instantSchema.nullable(),
  imageUrl: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  highlightMessage: z.string().nullable(),
  latLng: latLngSchema,
  categories: z.array(z.string()),
  menuItemGroupListId: z.string(),
  menuPath: z.string(),
  supportsDelivery: z.boolean(),
  supportsLoyaltyPlus: z.boolean(),
  supportsGroupOrdering: z.boolean(),
  isAvailableNow: z.boolean(),
  displayConfiguration: z.object({ displayMode: enumerationSchema(DISPLAY_MODES, 'DEFAULT') }),
  authConfiguration: z.object({ authMode: enumerationSchema(AUTH_MODES, 'DEFAULT') }),
  scheduledOrderTimeSlots: z.array(scheduledOrderTimeSlotSchema),
  /** A merchant whose state a client does not know takes no orders. */
  state: enumerationSchema(MERCHANT_STATES, 'UNKNOWN_MERCHANT_STATE'),
  /** Path of the merchant's pages on the site, such as `/m/lucknow-lunch-home`. */
  url: requiredTextSchema,
  pickupInstructions: z.string().nullable(),
  open: z.boolean(),
  emailSubscriptionDefaultOn: z.boolean(),
  suppressSearchIndexing: z.boolean(),
  isRelayMerchant: z.boolean(),
  externalMenuUrl: z.string().nullable(),
  currencyCode: currencyCodeSchema,
  theme: z.object({ headerImageUrl: z.string().nullable() }),
  /** Picture for chats that show a link to the merchant: PNG or JPEG, 1200 by 630 pixels. Added to the specification's fields. */
  shareImageUrl: ofExtension('details', z.string()),
  promotions: z.array(z.object({ id: requiredTextSchema, title: z.string(), description: z.string() })),
  userStampCardProgress: stampCardProgressSchema.nullable(),
  serviceFeeDisclosure: z.object({
    showDisclosure: z.boolean(),
    popupSubtitle: z.string(),
    popupDescription: z.string(),
  }),
  marketingDataList: z.array(marketingDataSchema),
});
export type Merchant = z.infer<typeof merchantSchema>;

export const timeRangeMinutesSchema = z.object({ minimum: z.int().min(0), maximum: z.int().min(0) });

export const deliveryInfoSchema = z.object({
  deliveryMinimumOrderValueMicro: microSchema,
  /** Null where delivery never becomes free. */
  freeDeliveryOrderValueMicro: microSchema.nullable(),
  deliveryChargeMicro: microSchema,
  /** Minutes, as the courier service says them; screens round to 5. */
  estimatedDeliveryTimeRange: timeRangeMinutesSchema,
});
export type DeliveryInfo = z.infer<typeof deliveryInfoSchema>;

/** What a list shows of a merchant. */
export const merchantSummarySchema = merchantSchema
  .pick({
    id: true,
    externalId: true,
    name: true,
    url: true,
    imageUrl: true,
    categories: true,
    latLng: true,
    timeZone: true,
    currencyCode: true,
    state: true,
    open: true,
    isAvailableNow: true,
    nextOpenTime: true,
    closesAt: true,
    supportsDelivery: true,
    supportsGroupOrdering: true,
    displayConfiguration: true,
    highlightMessage: true,
  })
  .extend({
    deliveryInfo: deliveryInfoSchema.nullable(),
    distanceMetres: z.number().nullable(),
    description: z.string(),
    employeePricingText: z.string().nullable(),
  });
export type MerchantSummary = z.infer<typeof merchantSummarySchema>;
