import { expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  activeEntrySchema,
  cartSchema,
  catalogDetailsSchema,
  deliveryAddressSchema,
  deliveryInfoSchema,
  fulfillmentSchema,
  menuSchema,
  merchantListSchema,
  merchantSchema,
  orderSchema,
  paymentGroupSchema,
  storedPaymentMethodSchema,
  teamSchema,
  userSchema,
} from '../schemas';
import { paymentChallengeSchema } from './payment';
import { emailVerificationResultSchema } from './team';
import { pointsRedemptionSchema } from './user';

/** The fields of specification 3, written out by hand; `a(b c)` are b and c inside a. */
const specified: readonly (readonly [string, z.ZodType, string])[] = [
  [
    '[MER-01] Merchant',
    merchantSchema,
    `id name nameWithoutLocation address(streetAddress city country defaultPhoneNumberCountryCode) timezone timeZone
    todaysHours openHours imageUrl phoneNumber email highlightMessage latLng(latitude longitude) categories
    menuItemGroupListId menuPath supportsDelivery supportsLoyaltyPlus supportsGroupOrdering isAvailableNow
    displayConfiguration(displayMode) authConfiguration(authMode)
    scheduledOrderTimeSlots(date firstAvailableTime lastAvailableTime intervalMillis) state url pickupInstructions open
    emailSubscriptionDefaultOn suppressSearchIndexing isRelayMerchant externalMenuUrl currencyCode theme(headerImageUrl)
    promotions userStampCardProgress(totalStampsCollected stampCardLength)
    serviceFeeDisclosure(showDisclosure popupSubtitle popupDescription)
    marketingDataList(campaignType marketingMenuHighlight(menuHighlightText) menuPopUp suppressPopupOnLoad)`,
  ],
  [
    '[MER-11] Delivery info',
    deliveryInfoSchema,
    `deliveryMinimumOrderValueMicro freeDeliveryOrderValueMicro deliveryChargeMicro
    estimatedDeliveryTimeRange(minimum maximum)`,
  ],
  [
    '[MNU-01] Menu',
    menuSchema,
    `id hasInStorePricing isMenuIqEnabled items(displayPriceMicro perk choiceIds) categories(itemIds)
    choices(optionIds minSelectable minUniqueSelectable)
    options(priceMicro subchoiceIds isDefault defaultIncrementCount maxIncrementCount availability(isAvailable) selected
    incrementCount incrementNumerator incrementDenominator) defaultLocale supportedLocales`,
  ],
  [
    '[CRT-01] Cart',
    cartSchema,
    `currencyCode cartItems(menuItemId quantity priceMicro cartItemOptions(id priceMicro)
    perk(originalPriceMicro savingsMicro discountedPriceMicro isSelected note)) note includeCutlery fulfillmentType
    merchantFulfillmentType fulfillmentId scheduledForTime selectedTipOptionId customTipAmountMicro cartChecksum
    cartCheckoutCodes removeConflictingPerks addMenuItemSource pickupFulfillmentEstimate userDeliveryAddressId
    userDeliveryAddressDetail(lat lng
    userDeliveryAddressExtraInfoDetail(addressLine1 addressLine2 city province postalCode country))
    deliveryInfo(estimatedDeliveryTimeRange)
    financialInfo(tipMicro subtotalMicro itemSumMicro deliveryChargeMicro taxMicro serviceChargeMicro creditMicro
    totalPayableMicro taxAndServiceChargeMicro taxRates serviceCharges cartDiscounts(discountMicro isDiscountAsPoints)
    deliveryMinimumOrderValueMicro freeDeliveryOrderValueMicro pickupMinCartItemCount pickupMaxCartItemCount
    pickupMinimumOrderValueMicro pickupMaximumOrderValueMicro)`,
  ],
  [
    '[ORD-01] Order',
    orderSchema,
    `orderId guestOrderToken currencyCode orderItems(priceMicro originalPriceMicro itemOptions perk wasRejected)
    orderReceipt(tipMicro subtotalMicro deliveryChargeMicro taxMicro serviceChargeMicro creditMicro totalMicro taxRates
    serviceCharges orderDiscounts orderTicketNumber loyaltyStampsCount)
    orderStatus(orderStatus cancellable isCancellable acceptTimestamp orderReadyAtTime scheduledForTime)
    orderDeliveryStatuses orderRejectionNote userDeliveryAddressDetail merchantFulfillmentType placementType
    includeCutlery participatingFulfillmentId paymentMethod(paymentMethodIdentifier(paymentOptionType))
    guestProfile(subscribedToEmail subscribedToMerchantMarketingEmails externalId)`,
  ],
  [
    '[ACT-01] Active entry',
    activeEntrySchema,
    `entityType entityId merchant fulfillmentType itemCount subtotalMicro orderStatus scheduledTime readyTime
    fulfillmentDetails(fulfillmentState guestStatus isCurrentUserAdmin guestOrderId)`,
  ],
  [
    '[GRP-01] Fulfillment',
    fulfillmentSchema,
    `fulfillmentId fulfillmentType hostId guests(externalUserId status) guestMax joinUri isCurrentUserAdmin checksum
    costBreakdown(totalMicro) paymentSplit tip(selectedTipOptionId customTipAmountMicro) orderId merchantIds completeTime
    orderByTime expirationTime scheduledDetails(scheduled scheduledForTime)
    deliveryDetails(location locationId deliveryInstructions) deliveryPricing ownerPaymentOptions
    shareSettings(shareMode supportedShareModes) fulfillmentFlowType fulfillmentState groupDisplay visibility kind`,
  ],
  [
    'Delivery address',
    deliveryAddressSchema,
    'deliveryAddressId address lastUsedAt createdAt deliveryAddressDetail',
  ],
  [
    '[CHK-20] Stored payment method',
    storedPaymentMethodSchema,
    'paymentMethodIdentifier token paymentMethodDisplayDetails',
  ],
  [
    '[CHK-21] Payment group',
    paymentGroupSchema,
    `name sourceType paymentMethods(name
    paymentMethodIdentifier(entityType entityId paymentProvider paymentOptionType) cardDisplayDetails(brand country last4))`,
  ],
  ['Payment challenge', paymentChallengeSchema, 'stripeChallenge(apiKey clientSecret) challengeMetadata'],
  [
    'User',
    userSchema,
    'externalUserId externalId email firstName lastName points teamInfo(defaultTeamId) creditMap',
  ],
  ['Points redemption', pointsRedemptionSchema, 'pointsToRedeem currency'],
  [
    '[TEM-01] Team',
    teamSchema,
    `teamDetails(teamId name secured industry)
    locations(locationId latLon googlePlaceId displayName extendedDisplayName memberCount secured
    floors(floorId name secured memberCount dropZones(dropZoneId name))) userMembership(status emailVerified)
    userSettings(workEmail locationId floorId dropZoneId)`,
  ],
  [
    '[TEM-01] Email verification result',
    emailVerificationResultSchema,
    'emailVerificationStatus teamStatus associatedTeamDetails(teamId name secured)',
  ],
  ['Merchant list', merchantListSchema, 'merchants hasNextPage paginationToken'],
  [
    'Catalog',
    catalogDetailsSchema,
    'name merchants hasNearbySection hasCategorySection location nearbySearchDistance',
  ],
];

it.each(specified)('%s carries every field of the specification', (_name, schema, fields) => {
  const known = new Set(pathsOf(z.toJSONSchema(schema, { io: 'output' })));
  expect(listed(fields).filter((path) => !known.has(path))).toEqual([]);
});

it('money is whole: a fraction of a micro unit is refused', () => {
  const info = {
    deliveryMinimumOrderValueMicro: 0,
    freeDeliveryOrderValueMicro: null,
    deliveryChargeMicro: 1.5,
  };
  const range = { minimum: 0, maximum: 5 };
  const parsed = deliveryInfoSchema.safeParse({ ...info, estimatedDeliveryTimeRange: range });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['deliveryChargeMicro']);
});

/** `a(b c) d` as a, a.b, a.c, d. */
function listed(fields: string): readonly string[] {
  const paths: string[] = [];
  const above: string[] = [];
  let last = '';
  for (const [token] of fields.matchAll(/\w+|[()]/g)) {
    if (token === '(') above.push(last);
    else if (token === ')') above.pop();
    else paths.push([...above, (last = token)].join('.'));
  }
  return paths;
}

/** Every path of named fields; lists, records, alternatives and null leave no trace in it. */
function pathsOf(schema: unknown, prefix = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): readonly string[] => {
    if (key === 'properties') {
      return Object.entries(value).flatMap(([name, inner]) => [
        prefix + name,
        ...pathsOf(inner, `${prefix}${name}.`),
      ]);
    }
    if (['items', 'additionalProperties'].includes(key)) return pathsOf(value, prefix);
    if (!['anyOf', 'oneOf', 'allOf'].includes(key) || !Array.isArray(value)) return [];
    return value.flatMap((inner) => pathsOf(inner, prefix));
  });
}
